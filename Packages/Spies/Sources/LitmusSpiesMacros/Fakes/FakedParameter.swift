#if Macros
internal import SwiftSyntax

/// A parameter of a member that `@Fake` implements, with the texts that the generated code needs.
struct FakedParameter {
  /// The argument's label; `nil` for none.
  let label: String?
  /// The name in the implementation.
  let name: String
  /// The name that the protocol gives the parameter; `nil` for `_`.
  let ownName: String?
  /// The attributes before the parameter, followed by a space.
  let attributes: String
  /// The type in the implementation.
  let type: String
  /// The type in the closures of stubs.
  private(set) var closureType: String
  /// The type of the recorded value.
  let valueType: String
  let closure: Parameter.Closure
  let isBorrowed: Bool
  /// Whether a copy is recorded and passed to stubs.
  private(set) var isCopied = false
  let isBorrowing: Bool
  let isInout: Bool
  let isPack: Bool
  let isVariadic: Bool
  let isIsolated: Bool
  /// Whether the value is sent, although it is recorded too.
  let isSent: Bool
  /// Whether the type is one of Swift's spans, which must not outlive the call.
  let isSpan: Bool
  /// The keywords before a call of an autoclosure that has effects; `nil` for other parameters.
  let autoclosureKeywords: String?
  /// The type of an autoclosure that is a type alias, so that its result is not known; `nil` for other parameters.
  let unknownAutoclosure: TypeSyntax?

  /// Reads a parameter.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - position: Its position, counted from 0.
  ///   - others: The names of all parameters of the member.
  ///   - copyable: The names of the generic and associated types whose values can be copied.
  ///   - opaque: Receives the opaque types, which get names.
  init(
    _ parameter: Parameter, at position: Int, among others: Set<String>, copyable: Set<String>,
    opaque: inout OpaqueTypes
  ) {
    let syntax = parameter.syntax
    label = parameter.label
    ownName = parameter.name
    let isUsable =
      parameter.name.map { !["self", "newValue"].contains($0) && !$0.hasPrefix("_") } ?? false
    name =
      isUsable
      ? (parameter.name ?? "").asIdentifier : "argument\(position)".unused(among: others)
    attributes = syntax.attributes.map { "\($0.textInOneLine) " }.joined()
    let named = opaque.naming(syntax.type)
    var parts = TypeParts(named.withoutBorrowing(of: copyable))
    (isBorrowed, isInout, isPack) = (parameter.isBorrowed, parameter.isInout, parameter.isPack)
    isBorrowing = parts.specifiers.contains("borrowing")
    isVariadic = syntax.ellipsis != nil
    isIsolated = parts.specifiers.contains("isolated")
    let isClosure = if case .nonEscaping = parameter.closure { true } else { false }
    isSent = parts.specifiers.contains("sending") && !isClosure && !isInout
    let effects = parts.functionEffects
    if parts.attributes.contains("@autoclosure"), let effects {
      // Its value is not known before the call, and Swift does not pass the closure itself on.
      closure = .nonEscaping
      autoclosureKeywords =
        (effects.throwsClause == nil ? "" : "try ")
        + (effects.asyncSpecifier == nil ? "" : "await ")
    } else {
      closure = parameter.closure
      autoclosureKeywords = nil
    }
    isSpan = spans.contains(String(parts.base.replacing("Swift.", with: "").prefix { $0 != "<" }))
    let isUnknown = parts.attributes.contains("@autoclosure") && parts.functionResult == nil
    unknownAutoclosure = isUnknown ? syntax.type : nil
    type = named.textInOneLine + (isVariadic ? "..." : "")
    if isPack {
      // The compiler (6.3.1) crashes on a closure that is called with a pack.
      closureType = "(\(type))"
      valueType = String(type.dropFirst("repeat ".count))
      return
    }
    let base = parts.base
    let escaping = parts.attributes.contains("@escaping")
    parts.attributes.removeAll { ["@escaping", "@autoclosure"].contains($0) }
    let kept = parts.attributes.map { "\($0) " }.joined()
    if isVariadic {
      valueType = "[\(kept)\(base)]"
      closureType = valueType
    } else if case .autoclosure = parameter.closure {
      let result = parts.functionResult ?? base
      (valueType, closureType) = (result, result)
    } else {
      valueType = kept + base
      let specifiers = parts.specifiers.map { "\($0) " }.joined()
      closureType = specifiers + (escaping ? "@escaping " : "") + kept + base.asClosureParameter
    }
  }

  /// Records a copy of a borrowed value of a generic type, and passes it to stubs.
  ///
  /// The compiler (6.3.1) does not let a closure capture such a value, and the types of a stub's closure and
  /// of the member differ at runtime if the closure borrows it too.
  mutating func copy() {
    isCopied = true
    closureType = valueType
  }

  /// Whether the value itself is recorded, so that its type may be used for conditions.
  var isRecorded: Bool {
    if case .nonEscaping = closure { return false }
    return !isSpan
  }

  /// Whether the argument is known to be a closure, or the value of one.
  var isClosure: Bool {
    switch closure {
    case .nonEscaping, .escaping: true
    case .autoclosure, .possible, .none: false
    }
  }

  /// Whether a call may be described by a value instead of a condition.
  var hasValue: Bool {
    switch closure {
    case .nonEscaping, .escaping: false
    default: !isBorrowed && !isPack && !isSpan
    }
  }

  var isEvaluated: Bool { if case .autoclosure = closure { true } else { false } }

  /// Returns the parameter as the implementation declares it.
  ///
  /// - Parameter isFunction: Whether a single name would be a label too.
  func declaration(isFunction: Bool) -> String {
    guard let label else { return "\(attributes)\(isFunction ? "_ " : "")\(name): \(type)" }
    let isSame = label == name.filter { $0 != "`" } && isFunction
    return "\(attributes)\(label.asArgumentLabel)\(isSame ? "" : " \(name)"): \(type)"
  }

  /// The argument that passes the parameter on to a stub's closure.
  var passed: String {
    if isPack { return "(repeat each \(name))" }
    if isEvaluated || isCopied { return evaluated }
    if let autoclosureKeywords { return "{ \(autoclosureKeywords)\(name)() }" }
    return isSent ? "spySent(\(name))" : isInout ? "&\(name)" : name
  }

  /// The argument that passes the parameter on to another object.
  var forwarded: String {
    let own = isPack ? "repeat each \(name)" : passed
    let value = autoclosureKeywords.map { "\($0)\(name)()" } ?? own
    return label.map { "\($0.asCallLabel): \(value)" } ?? value
  }

  /// The name of the variable for the value of an autoclosure, or for a copy.
  var evaluated: String { "_\(name.filter { $0 != "`" })Value" }

  /// The statement that records the argument.
  var recording: String {
    if isPack { return "for _argument in repeat each \(name) { $0.append(_argument) }" }
    if isCopied { return "$0.append(\(evaluated))" }
    if isBorrowed, isRecorded { return "$0.append(borrowed: \(name))" }
    if isSpan { return "$0.appendSkipped()" }
    switch closure {
    case .autoclosure: return "$0.append(\(evaluated))"
    case .nonEscaping: return "$0.appendClosure()"
    case .possible where !isVariadic: return "$0.append(value: \(name))"
    case .escaping, .possible, .none: return name.appended(as: valueType)
    }
  }

  /// The parameter that takes a condition.
  var condition: String {
    let type = isRecorded ? valueType : "UnrecordedArgument"
    let match = "ArgumentMatch<\(type)>"
    return "\(conditionLabel): \(isPack ? "repeat " : "")\(match)"
  }

  /// The parameter that takes a value, or a condition if there can be no value.
  var value: String {
    if isPack { return "\(conditionLabel): \(type)" }
    return hasValue ? "\(conditionLabel): \(valueType)" : condition
  }

  private var conditionLabel: String {
    guard let label else { return "_ \(name)" }
    let isSame = label == name.filter { $0 != "`" }
    return "\(label.asArgumentLabel)\(isSame ? "" : " \(name)")"
  }
}

extension String {
  /// Returns the name, followed by as many underscores as make it differ from all others.
  func unused(among others: some Collection<String>) -> String {
    others.contains(self) ? "\(self)_".unused(among: others) : self
  }

  /// The statement that records the variable with this name.
  func appended(as type: String) -> String {
    // The compiler warns of an optional of an optional that becomes an `Any?`.
    type.hasSuffix("??") ? "$0.append(value: \(self))" : "$0.append(\(self))"
  }

  /// The type as that of a closure's parameter: Swift warns of a closure whose only parameter is written `Void`.
  var asClosureParameter: String { ["Void", "Swift.Void"].contains(self) ? "()" : self }

  /// The name as a label in a call or a tuple's value, where fewer keywords need backticks than in a declaration.
  var asCallLabel: String { ["var", "let"].contains(self) ? self : asArgumentLabel }

  /// The name as a label, which only few keywords cannot be without backticks.
  var asArgumentLabel: String {
    if ["inout", "var", "let"].contains(self) { return "`\(self)`" }
    let isWord = allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isWord && first?.isNumber == false ? self : asLabel
  }
}

/// The types of Swift whose values cannot be stored.
private let spans: Set<String> = [
  "MutableRawSpan", "MutableSpan", "OutputRawSpan", "OutputSpan", "RawSpan", "Span", "UTF8Span",
]

/// The outer parts of a parameter's type.
private struct TypeParts {
  var specifiers: [String] = []
  var attributes: [String] = []
  /// The type without specifiers and attributes.
  var base = ""
  /// The result, if the type is a function's.
  var functionResult: String?
  /// The effects of a function type.
  var functionEffects: TypeEffectSpecifiersSyntax?

  init(_ type: TypeSyntax) {
    var type = type
    while let attributed = type.as(AttributedTypeSyntax.self) {
      specifiers += attributed.specifiers.map(\.trimmedText)
      attributes += attributed.attributes.map(\.textInOneLine)
      #if canImport(SwiftSyntax601)
      specifiers += attributed.lateSpecifiers.map(\.trimmedText)
      #endif
      type = attributed.baseType
    }
    base = type.withoutImplicitUnwrapping
    while let inner = type.insideParentheses { type = inner }
    functionEffects = type.as(FunctionTypeSyntax.self)?.effectSpecifiers
    functionResult = type.as(FunctionTypeSyntax.self)?.returnClause.type.textInOneLine
  }
}

extension TypeSyntax {
  /// The type of a result in one line, without `sending` and implicit unwrapping.
  var asResult: String {
    guard let attributed = self.as(AttributedTypeSyntax.self),
      attributed.specifiers.contains(where: { $0.trimmedText == "sending" })
    else { return withoutImplicitUnwrapping }
    return
      (attributed.attributes.map { "\($0.trimmedText) " }
      + [attributed.baseType.withoutImplicitUnwrapping]).joined()
  }

  /// Whether the type is a function type.
  var isFunction: Bool { TypeParts(self).functionResult != nil }

  /// The type in one line, where an implicitly unwrapped optional is an optional.
  var withoutImplicitUnwrapping: String {
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "\(type.wrappedType.textInOneLine)?"
    }
    return textInOneLine
  }
}

extension TypeSyntax {
  /// The type in which closures take a value of a generic type without `borrowing`, which is the default.
  ///
  /// At runtime the type of such a closure in generic code differs from the one that a test writes (6.3.1): only the latter
  /// omits what is the default.
  ///
  /// - Parameter copyable: The names of the generic and associated types whose values can be copied.
  func withoutBorrowing(of copyable: Set<String>) -> TypeSyntax {
    guard !copyable.isEmpty, description.hasText("borrowing ") else { return self }
    return BorrowingRewriter(of: copyable).rewrite(self).as(TypeSyntax.self) ?? self
  }

  /// Whether the type consists of certain names, and its values can be copied.
  fileprivate func consists(of names: Set<String>) -> Bool {
    switch self.as(TypeSyntaxEnum.self) {
    case .arrayType(let type): type.element.consists(of: names)
    case .dictionaryType(let type):
      type.key.consists(of: names) || type.value.consists(of: names)
    case .identifierType(let type): names.contains(type.name.text)
    case .memberType(let type): type.baseType.consists(of: names)
    case .optionalType(let type): type.wrappedType.consists(of: names)
    default: false
    }
  }
}

private final class BorrowingRewriter: SyntaxRewriter {
  private let copyable: Set<String>

  init(of copyable: Set<String>) { self.copyable = copyable }

  override func visit(_ node: FunctionTypeSyntax) -> TypeSyntax {
    guard var function = super.visit(node).as(FunctionTypeSyntax.self) else {
      return TypeSyntax(node)
    }
    function.parameters = TupleTypeElementListSyntax(
      function.parameters.map { parameter in
        guard var type = parameter.type.as(AttributedTypeSyntax.self),
          type.baseType.consists(of: copyable)
        else { return parameter }
        type.specifiers = type.specifiers.filter { $0.trimmedText != "borrowing" }
        return parameter.with(\.type, TypeSyntax(type))
      })
    return TypeSyntax(function)
  }
}

/// The opaque types of a member's parameters, each of which becomes a named generic parameter.
struct OpaqueTypes {
  private(set) var parameters: [String] = []

  /// Returns a type in which each `some P` is replaced by a name.
  mutating func naming(_ type: TypeSyntax) -> TypeSyntax {
    guard type.opaqueSpecifier != nil else { return type }
    let rewriter = OpaqueTypeRewriter(start: parameters.count)
    let named = rewriter.rewrite(type).as(TypeSyntax.self) ?? type
    parameters += rewriter.parameters
    return named
  }
}

private final class OpaqueTypeRewriter: SyntaxRewriter {
  private let start: Int
  private(set) var parameters: [String] = []

  init(start: Int) { self.start = start }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> TypeSyntax {
    guard node.someOrAnySpecifier.tokenKind == .keyword(.some) else { return super.visit(node) }
    // The constraint may have opaque types itself, as in `some Collection<some Hashable>`.
    let constraint = super.visit(node).as(SomeOrAnyTypeSyntax.self)?.constraint ?? node.constraint
    let name = "Opaque\(start + parameters.count)"
    parameters.append("\(name): \(constraint.textInOneLine)")
    return TypeSyntax(
      IdentifierTypeSyntax(
        leadingTrivia: node.leadingTrivia, name: .identifier(name),
        trailingTrivia: node.trailingTrivia))
  }
}
#endif
