#if Macros
internal import SwiftSyntax

/// A parameter of a member, with the properties of its type.
struct Parameter {
  /// How a closure, or a value that may be one, is passed to the member.
  enum Closure {
    /// A closure that cannot outlive the call, so that it must not be stored.
    case nonEscaping
    case escaping
    /// An autoclosure, which is evaluated to be recorded, unless it has effects.
    case autoclosure(isEscaping: Bool)
    /// A value of a named type, which may be an alias of a closure type.
    case possible
    case none
  }

  let syntax: FunctionParameterSyntax
  /// The argument's label; `nil` for none.
  let label: String?
  /// The name in the member's body; `nil` for `_`.
  let name: String?
  let closure: Closure
  /// Whether the value may only be borrowed: it is `consuming`, `borrowing` or `inout`.
  let isBorrowed: Bool
  let isInout: Bool

  /// Reads a parameter.
  ///
  /// - Parameters:
  ///   - syntax: The parameter.
  ///   - labelsAreNames: Whether a single name is a label too, as in functions.
  init(_ syntax: FunctionParameterSyntax, labelsAreNames: Bool) {
    self.syntax = syntax
    let first = syntax.firstName.nameUnlessWildcard
    label = labelsAreNames || syntax.secondName != nil ? first : nil
    name = syntax.secondName.map(\.nameUnlessWildcard) ?? first
    let type = ParameterType(syntax.type)
    isInout = type.specifiers.contains("inout")
    isBorrowed = !Set(type.specifiers).isDisjoint(with: ["inout", "consuming", "borrowing"])
    closure = type.closure(isVariadic: syntax.ellipsis != nil)
  }

  /// The parameter as a signature shows it, as in `id: String` and `_: Int...`.
  var signature: String {
    "\(label ?? "_"): \(syntax.type.text)\(syntax.ellipsis?.text ?? "")"
  }

  /// Whether the type is a pack's expansion, as in `repeat each Item`.
  var isPack: Bool { syntax.type.is(PackExpansionTypeSyntax.self) }
}

extension ParameterType {
  fileprivate func closure(isVariadic: Bool) -> Parameter.Closure {
    let type = base.withoutOptionals
    let wrapped = type.as(FunctionTypeSyntax.self)
    if has("autoclosure") {
      let effects = wrapped?.effectSpecifiers
      if effects?.asyncSpecifier == nil && effects?.throwsClause == nil {
        return .autoclosure(isEscaping: has("escaping"))
      }
      return has("escaping") ? .escaping : .nonEscaping
    }
    if has("escaping") { return .escaping }
    if wrapped != nil {
      let isOptional = function == nil
      return isOptional || isVariadic || specifiers.contains("inout") ? .escaping : .nonEscaping
    }
    return type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
      ? .possible : .none
  }
}
#endif
