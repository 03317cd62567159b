#if Macros
internal import SwiftSyntax

/// A parameter of a member that `@Fake` implements.
struct FakedParameter {
  /// How an argument is recorded and passed to stubs.
  enum Kind: Equatable {
    case value
    /// A closure that may outlive the call: it is recorded, but no value of it can be compared.
    case closure
    /// A closure that must not outlive the call.
    ///
    /// `call` has the effects of an autoclosure, which Swift does not pass on itself; `nil` for others.
    case nonEscaping(call: Effects?)
    /// An autoclosure without effects, which is evaluated before the call is recorded.
    case autoclosure
    /// A `consuming`, `borrowing` or `inout` value, which is recorded if it can be copied.
    case borrowed
    /// A borrowed value of a generic type, of which a copy is recorded and passed to stubs.
    ///
    /// The compiler (6.3.1) does not let a closure capture such a value, and the types of a stub's closure and of the
    /// member differ at runtime if the closure borrows it too.
    case copied
    /// One of Swift's spans, which must not outlive the call.
    case span
    /// The values of a parameter pack.
    case pack
  }

  let kind: Kind
  /// The argument's label; `nil` for none.
  let label: String?
  /// The name in the implementation, in backticks if it needs them.
  let name: String
  /// The name of the element of a recorded call that the protocol suggests; `nil` for `_`.
  let ownName: String?
  /// The attributes before the parameter, each followed by a space.
  let attributes: String
  /// The type in the implementation.
  let type: String
  /// The default argument of a member of a class, with ` = ` before it; empty for none.
  let defaultArgument: String
  /// The type in the closures of stubs.
  let closureType: String
  /// The type of the values that are compared.
  let valueType: String
  let isInout: Bool
  let isVariadic: Bool
  let isIsolated: Bool
  /// Whether the type is a name, which may be an alias of a function type.
  let mayBeClosure: Bool
  /// Whether the value is sent, although it is recorded too.
  let isSent: Bool
  /// The names of the generic types in the type of a recorded value, by which the types of a generic member are known.
  let mentioned: Set<String>

  /// Reads a parameter.
  ///
  /// - Parameters:
  ///   - syntax: The parameter.
  ///   - position: Its position, counted from 0.
  ///   - labelsAreNames: Whether a single name is a label too, as in functions.
  ///   - others: The names of all parameters of the member.
  ///   - scope: The types that the member knows.
  ///   - opaque: Receives the opaque types, which get names.
  init(
    _ syntax: FunctionParameterSyntax, at position: Int, labelsAreNames: Bool,
    among others: Set<String>, in scope: TypeScope, opaque: OpaqueTypes
  ) throws(FakeProblem) {
    let first = syntax.firstName.nameUnlessWildcard
    label = labelsAreNames || syntax.secondName != nil ? first : nil
    ownName = syntax.secondName.map(\.nameUnlessWildcard) ?? first
    let isUsable =
      ownName.map { !$0.hasPrefix("_") && !["self", "newValue"].contains($0) } ?? false
    name =
      isUsable
      ? (ownName ?? "").asIdentifier : "argument\(position)".unused(among: others)
    attributes = syntax.attributes.map { "\(scope.text(of: $0)) " }.joined()
    isVariadic = syntax.ellipsis != nil
    let named = opaque.naming(syntax.type)
    type = scope.text(of: named) + (isVariadic ? "..." : "")
    let defaultValue = syntax.defaultValue.flatMap { $0.mentions(scope.hiddenNames) ? nil : $0 }
    defaultArgument = defaultValue.map { " \($0.trimmedText)" } ?? ""
    let outer = ParameterType(scope.withoutBorrowing(named))
    isInout = outer.specifiers.contains("inout")
    isIsolated = outer.specifiers.contains("isolated")
    let ownership = Set(outer.specifiers).intersection(["inout", "consuming", "borrowing"])
    mentioned = Set(named.tokens(viewMode: .sourceAccurate).map(\.text))
    if let pack = named.as(PackExpansionTypeSyntax.self) {
      kind = .pack
      isSent = false
      mayBeClosure = false
      // The compiler (6.3.1) crashes on a closure that is called with a pack.
      closureType = "(\(type))"
      valueType = scope.text(of: pack.repetitionPattern)
      return
    }
    let base = scope.text(of: outer.base.withoutImplicitUnwrapping)
    mayBeClosure = outer.base.nominalName.map { !typesOfSwift.contains($0.text) } ?? false
    kind = try outer.kind(of: base, ownership, isVariadic: isVariadic, in: scope)
    let isClosure = if case .nonEscaping = kind { true } else { false }
    isSent = outer.specifiers.contains("sending") && !isClosure && !isInout
    let kept = outer.attributes.filter { !["escaping", "autoclosure"].contains($0.name) }
      .map { "\(scope.text(of: $0)) " }.joined()
    let value = isVariadic ? "[\(kept)\(base)]" : kept + base
    let escaping = outer.has("escaping") ? "@escaping " : ""
    switch kind {
    case .autoclosure:
      let result = outer.function?.returnClause.type
      valueType = result.map { $0.isVoid ? "()" : scope.text(of: $0) } ?? base
      closureType = valueType
    case .copied,
      _ where isVariadic:
      valueType = value
      closureType = value
    default:
      valueType = value
      closureType =
        outer.specifiers.map { "\($0) " }.joined() + escaping + kept
        + (outer.base.isVoid ? "()" : base)
    }
  }

  /// Whether the value itself is recorded, so that its type may be used for conditions.
  var isRecorded: Bool { !isNonEscaping && kind != .span }

  /// Whether the argument is recorded without being copied, which Swift does not allow for all types.
  var isBorrowed: Bool { kind == .borrowed || kind == .copied }

  var isPack: Bool { kind == .pack }

  /// Whether a call may be described by a value instead of a condition.
  var hasValue: Bool { kind == .value || kind == .autoclosure }

  /// Whether the argument is known to be a closure, or the value of one.
  var isClosure: Bool { kind == .closure || isNonEscaping }

  /// Whether the argument is known to be a closure that does not escape.
  var isNonEscaping: Bool { if case .nonEscaping = kind { true } else { false } }
}

// MARK: - Generated code

extension FakedParameter {
  /// Returns the parameter as the implementation declares it.
  ///
  /// - Parameter isFunction: Whether a single name would be a label too.
  func declaration(isFunction: Bool) -> String {
    let end = ": \(type)\(defaultArgument)"
    guard let label else { return "\(attributes)\(isFunction ? "_ " : "")\(name)\(end)" }
    let isSame = isFunction && label.asIdentifier == name
    return "\(attributes)\(label.asArgumentLabel)\(isSame ? "" : " \(name)")\(end)"
  }

  /// The name of the variable for the value of an autoclosure, or for a copy.
  private var variable: String { name.prefixed("_").suffixed("Value") }

  /// The statement before the call is recorded; `nil` for none.
  var evaluation: String? {
    switch kind {
    case .autoclosure: "let \(variable)\(valueType == "()" ? ": ()" : "") = \(name)()"
    case .copied: "let \(variable) = copy \(name)"
    default: nil
    }
  }

  /// The argument that passes the parameter on to a stub's closure.
  var passed: String {
    switch kind {
    case .pack: "(repeat each \(name))"
    case .autoclosure, .copied: variable
    case .nonEscaping(let call?):
      "{ \(call.isTyped ? "()\(call.specifiers) in " : "")\(call.keywords)\(name)() }"
    default: isSent ? "spySent(\(name))" : isInout ? "&\(name)" : name
    }
  }

  /// The argument that passes the parameter on to another object.
  var forwarded: String {
    let value =
      switch kind {
      case .pack: "repeat each \(name)"
      case .nonEscaping(let call?): "\(call.keywords)\(name)()"
      default: passed
      }
    return label.map { "\($0.asCallLabel): \(value)" } ?? value
  }

  /// The value that is recorded.
  var recorded: String {
    switch kind {
    case .nonEscaping, .span: "LitmusFakes.UnrecordedArgument()"
    case .autoclosure: variable
    case .borrowed: "LitmusFakes.BorrowedArgument(\(name))"
    case .copied: "LitmusFakes.BorrowedArgument(\(variable))"
    // An alias may stand for a closure that does not escape, which only a function can take.
    case .value: mayBeClosure && !isVariadic ? "spyRecorded(\(name)) as \(valueType)" : name
    default: name
    }
  }

  /// The label and name of a parameter that takes a condition or a value.
  var conditionLabel: String {
    guard let label else { return "_ \(name)" }
    return label.asArgumentLabel + (label.asIdentifier == name ? "" : " \(name)")
  }

  /// The type of the recorded value.
  var recordedType: String {
    if isBorrowed { return "LitmusFakes.BorrowedArgument<\(valueType)>" }
    return isRecorded ? valueType : "LitmusFakes.UnrecordedArgument"
  }

  /// The parameter that takes a condition.
  var condition: String {
    let match = "LitmusFakes.Match<\(isRecorded ? valueType : "LitmusFakes.UnrecordedArgument")>"
    return "\(conditionLabel): \(isPack ? "repeat " : "")\(match)"
  }

  /// The parameter that takes a value, or a condition if there can be no value.
  var value: String {
    if isPack { return "\(conditionLabel): \(type)" }
    return hasValue ? "\(conditionLabel): \(valueType)" : condition
  }

  /// The parameter that takes a value, or several if the member does.
  var variadicValue: String {
    isVariadic && hasValue ? "\(conditionLabel): \(type)" : value
  }
}

// MARK: - Types

extension ParameterType {
  /// Returns how an argument of the type is recorded.
  fileprivate func kind(
    of name: String, _ ownership: Set<String>, isVariadic: Bool, in scope: TypeScope
  ) throws(FakeProblem) -> FakedParameter.Kind {
    if has("autoclosure") {
      guard let function else {
        throw FakeProblem(.unknownAutoclosure(base.text), at: base)
      }
      let effects = Effects(function.effectSpecifiers, text: scope.text(of:))
      return effects == Effects() ? .autoclosure : .nonEscaping(call: effects)
    }
    let wrapped = base.as(OptionalTypeSyntax.self)?.wrappedType ?? base
    if wrapped.nominalName.map({ spans.contains($0.text) }) ?? false { return .span }
    if function != nil, !has("escaping"), !isVariadic, !ownership.contains("inout") {
      return .nonEscaping(call: nil)
    }
    if ownership == ["borrowing"], scope.isCopyable(base) { return .copied }
    if !ownership.isEmpty { return .borrowed }
    let isOptional = base.withoutOptionals.is(FunctionTypeSyntax.self)
    return function != nil || has("escaping") || isOptional ? .closure : .value
  }
}

/// The types of Swift and Foundation that are known to be no aliases.
let typesOfSwift: Set<String> = [
  "Any", "AnyClass", "AnyHashable", "AnyObject", "Array", "Bool", "Character", "Data", "Date",
  "Dictionary", "Double", "Float", "IndexPath", "Int", "Int32", "Int64", "Never",
  "ObjectIdentifier", "Set", "String", "UInt", "UInt64", "UInt8", "URL", "UUID", "Void",
]

/// The types of Swift whose values cannot be stored.
private let spans: Set<String> = [
  "MutableRawSpan", "MutableSpan", "OutputRawSpan", "OutputSpan", "RawSpan", "Span", "UTF8Span",
]
#endif
