internal import SwiftParser
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// A protocol of a file, and the types that it is nested in, from the outside in.
struct FoundProtocol {
  let declaration: ProtocolDeclSyntax
  let types: [DeclSyntax]

  var name: String { declaration.name.text }

  /// The names by which options select the protocol: its own, and that with the types that it is nested in.
  var names: Set<String> { [name, prefix + name] }

  /// The type that the protocol is nested in, with a period after it; empty for none.
  var prefix: String { types.map { "\($0.typeName)." }.joined() }

  /// The `@available` attributes of the types that the protocol is nested in, each with a space after it.
  var availability: String {
    types.map { $0.asProtocol((any WithAttributesSyntax).self)?.attributes.availability ?? "" }
      .joined()
  }

  /// The access level that the protocol has from its extension, with a space after it; empty for none.
  var accessOfExtension: String {
    guard declaration.modifiers.accessLevel == nil,
      let level = types.last?.as(ExtensionDeclSyntax.self)?.modifiers.accessLevel
    else { return "" }
    return "\(level) "
  }

  /// Returns the declaration with qualified names of what the outer types declare, because the extension with the fake
  /// finds only what the innermost one declares.
  func qualified(among nested: NestedTypes) -> ProtocolDeclSyntax {
    guard types.count > 1 else { return declaration.detached }
    var outerTypes: [String: String] = [:]
    var outer = ""
    for type in types {
      outer += outer.isEmpty ? type.typeName : ".\(type.typeName)"
      for name in nested.names(in: outer) { outerTypes[name] = outer }
    }
    let hidden = nested.names(in: outer).union(declaration.namesOfDeclaredTypes)
    let rewriter = QualifyingRewriter(outerTypes: outerTypes.filter { !hidden.contains($0.key) })
    return rewriter.rewrite(declaration.detached).as(ProtocolDeclSyntax.self) ?? declaration
  }

  /// Finds the protocols that other files can see.
  static func all(in tree: SourceFileSyntax) -> ConditionalMembers<FoundProtocol> {
    all(in: tree.statements.map { Syntax($0.item) }, nestedIn: [])
  }

  private static func all(
    in nodes: [Syntax], nestedIn types: [DeclSyntax]
  ) -> ConditionalMembers<FoundProtocol> {
    ConditionalMembers(of: nodes) { node in
      guard let group = node.asProtocol((any DeclGroupSyntax).self),
        let type = node.as(DeclSyntax.self), group.modifiers.first(.private, .fileprivate) == nil
      else { return [] }
      if let declaration = node.as(ProtocolDeclSyntax.self) {
        return [.member(FoundProtocol(declaration: declaration, types: types))]
      }
      let members = group.memberBlock.members.map { Syntax($0.decl) }
      return all(in: members, nestedIn: types + [type]).items
    }
  }
}

extension DeclSyntax {
  /// The name of a type, or of the type that an extension extends.
  var typeName: String {
    if let type = self.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
    return asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
  }
}

/// The names of types by the types that they are nested in, as in `Space` and `Space.Deep`.
struct NestedTypes {
  private var names: [String: Set<String>] = [:]

  /// Finds the types of some files.
  init(in trees: [SourceFileSyntax]) {
    for tree in trees { add(tree.statements.map { Syntax($0.item) }, in: "") }
  }

  /// Returns the names of the types in a type.
  func names(in type: String) -> Set<String> { names[type] ?? [] }

  private mutating func add(_ nodes: [Syntax], in outer: String) {
    for node in ConditionalMembers(of: nodes, read: { [.member($0)] }).all {
      guard let type = node.as(DeclSyntax.self) else { continue }
      let group = node.asProtocol((any DeclGroupSyntax).self)
      guard group != nil || node.is(TypeAliasDeclSyntax.self) else { continue }
      names[outer, default: []].insert(type.typeName)
      let members = group?.memberBlock.members.map { Syntax($0.decl) } ?? []
      add(members, in: outer.isEmpty ? type.typeName : "\(outer).\(type.typeName)")
    }
  }
}

/// Turns `Deep` into `Space.Deep`.
private final class QualifyingRewriter: SyntaxRewriter {
  /// The types that some types are nested in, by the names of the latter.
  private let outerTypes: [String: String]

  init(outerTypes: [String: String]) { self.outerTypes = outerTypes }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    let type = super.visit(node)
    guard let type = type.as(IdentifierTypeSyntax.self), let outer = outerTypes[type.name.text]
    else { return type }
    return TypeSyntax(
      MemberTypeSyntax(
        leadingTrivia: type.leadingTrivia, baseType: TypeSyntax(stringLiteral: outer),
        name: type.name.with(\.leadingTrivia, []),
        genericArgumentClause: type.genericArgumentClause))
  }
}

extension ProtocolDeclSyntax {
  /// The names of associated types, type aliases and generic parameters.
  fileprivate var namesOfDeclaredTypes: Set<String> {
    let names = tokens(viewMode: .sourceAccurate).filter { token in
      guard let parent = token.parent else { return false }
      return parent.is(AssociatedTypeDeclSyntax.self) || parent.is(TypeAliasDeclSyntax.self)
        || parent.is(GenericParameterSyntax.self)
    }
    return Set(names.map(\.text))
  }
}
