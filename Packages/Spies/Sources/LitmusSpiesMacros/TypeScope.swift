#if Macros
internal import SwiftSyntax

/// The types that a member knows: `Self`, associated types and its own generic types.
struct TypeScope {
  /// The type that generated code names in place of `Self`; `nil` for `Self` itself.
  let selfName: String?
  /// The names of the types that only a conforming type knows.
  let dependentNames: Set<String>
  /// The names that an override cannot use.
  let hiddenNames: Set<String>
  /// The names of the associated and generic types whose values can be copied.
  private(set) var copyable: Set<String>

  init(of type: FakedType, selfName: String?) {
    self.selfName = selfName
    dependentNames = type.dependentNames
    hiddenNames = type.hiddenNames
    copyable = Set(type.typeNames)
  }

  /// Returns the scope with the generic types of a member.
  func adding(
    _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> TypeScope {
    guard let generics else { return self }
    var scope = self
    guard !(requirements?.mentions(["~"]) ?? false) else { return self }
    for parameter in generics.parameters where !(parameter.inheritedType?.mentions(["~"]) ?? false)
    {
      scope.copyable.insert(parameter.name.text)
    }
    return scope
  }

  /// Returns the text of a node on one line.
  func text(of node: some SyntaxProtocol) -> String {
    guard let selfName, node.mayMention("Self") else { return node.text }
    return node.text(renaming: ["Self": selfName])
  }

  /// Returns whether a declaration mentions `Self`, or a type that only a conforming type knows.
  func isMentioned(in node: some SyntaxProtocol) -> Bool {
    if dependentNames.isEmpty, !node.mayMention("Self") { return false }
    return node.mentions(dependentNames.union(["Self"]))
  }

  /// Returns whether a declaration may need a conformance of a type of its module, as `Set<Key>` needs `Key: Hashable`.
  ///
  /// Where the main actor is the default isolation, such a conformance is isolated to it.
  func needsIsolatedConformance(in node: some SyntaxProtocol) -> Bool {
    guard node.mayMention("<") || node.mayMention("[") else { return false }
    let visitor = ConstrainedArguments(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names.contains { !typesOfSwift.contains($0) && !copyable.contains($0) }
  }

  /// Returns whether a type consists of associated and generic types, and its values can be copied.
  func isCopyable(_ type: TypeSyntax) -> Bool {
    switch type.as(TypeSyntaxEnum.self) {
    case .arrayType(let type): isCopyable(type.element)
    case .dictionaryType(let type): isCopyable(type.key) || isCopyable(type.value)
    case .identifierType(let type): copyable.contains(type.name.text)
    case .memberType(let type): isCopyable(type.baseType)
    case .optionalType(let type): isCopyable(type.wrappedType)
    default: false
    }
  }

  /// Returns the type in which closures take a value of a generic type without `borrowing`, which is the default.
  ///
  /// At runtime the type of such a closure in generic code differs from the one that a test writes (6.3.1): only the latter
  /// omits what is the default.
  func withoutBorrowing(_ type: TypeSyntax) -> TypeSyntax {
    guard !copyable.isEmpty, type.mayMention("borrowing") else { return type }
    return BorrowingRewriter(in: self).rewrite(type).as(TypeSyntax.self) ?? type
  }
}

/// Collects the names of types that may have to conform to a protocol: keys, and the arguments of most generic types.
private final class ConstrainedArguments: SyntaxVisitor {
  private(set) var names: [String] = []

  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
    names += node.key.namesOfTypes
    return .visitChildren
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    let type = node.parent?.as(TypeSyntax.self)
    // The associated types of `any Sequence<Key>` conform to nothing else.
    let isOfProtocol = type?.parent?.is(SomeOrAnyTypeSyntax.self) ?? false
    if !isOfProtocol, !typesOfAnything.contains(type?.nominalName?.text ?? "") {
      names += node.namesOfTypes
    }
    return .visitChildren
  }
}

/// The generic types that require nothing of their arguments, or `Error`, whose conformances are never isolated.
private let typesOfAnything: Set<String> = [
  "AnyPublisher", "Array", "AsyncStream", "AsyncThrowingStream", "CurrentValueSubject", "KeyPath",
  "Optional", "PassthroughSubject", "Result", "Task", "WritableKeyPath",
]

private final class BorrowingRewriter: SyntaxRewriter {
  private let scope: TypeScope

  init(in scope: TypeScope) { self.scope = scope }

  override func visit(_ node: FunctionTypeSyntax) -> TypeSyntax {
    guard var function = super.visit(node).as(FunctionTypeSyntax.self) else {
      return TypeSyntax(node)
    }
    function.parameters = TupleTypeElementListSyntax(
      function.parameters.map { parameter in
        guard var type = parameter.type.as(AttributedTypeSyntax.self),
          scope.isCopyable(type.baseType)
        else { return parameter }
        type.specifiers = type.specifiers.filter { $0.trimmedText != "borrowing" }
        return parameter.with(\.type, TypeSyntax(type))
      })
    return TypeSyntax(function)
  }
}

/// The opaque types of a member's parameters, each of which becomes a named generic parameter.
final class OpaqueTypes: SyntaxRewriter {
  private(set) var parameters: [(name: String, constraint: String)] = []

  /// Returns a type in which each `some P` is replaced by a name.
  func naming(_ type: TypeSyntax) -> TypeSyntax {
    type.isOpaque ? rewrite(type).as(TypeSyntax.self) ?? type : type
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> TypeSyntax {
    guard node.someOrAnySpecifier.tokenKind == .keyword(.some) else { return super.visit(node) }
    // The constraint may have opaque types itself, as in `some Collection<some Hashable>`.
    let constraint = super.visit(node).as(SomeOrAnyTypeSyntax.self)?.constraint ?? node.constraint
    let name = "Opaque\(parameters.count)"
    // A composition may be in parentheses, which no named parameter's constraint can have.
    parameters.append((name, (constraint.insideParentheses ?? constraint).text))
    return TypeSyntax(
      IdentifierTypeSyntax(
        leadingTrivia: node.leadingTrivia, name: .identifier(name),
        trailingTrivia: node.trailingTrivia))
  }
}
#endif
