#if Macros
internal import SwiftSyntax

/// The effects of a member: whether it is async, and what it throws.
struct Effects {
  var isAsync = false
  /// The type of the errors; `nil` if the member throws none of its own.
  var thrown: String?
  /// Whether the member throws the errors of its closures.
  var isRethrowing = false

  init() {}

  init(_ specifiers: FunctionEffectSpecifiersSyntax?, in scope: TypeScope) {
    isAsync = specifiers?.asyncSpecifier != nil
    thrown = specifiers?.throwsClause?.thrownType(in: scope)
    isRethrowing = specifiers?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows)
  }

  init(_ specifiers: AccessorEffectSpecifiersSyntax?, in scope: TypeScope) {
    isAsync = specifiers?.asyncSpecifier != nil
    thrown = specifiers?.throwsClause?.thrownType(in: scope)
  }

  /// The effect specifiers as in a declaration, with a space before each.
  var specifiers: String {
    let throwing = thrown.map { $0 == Self.anyError ? " throws" : " throws(\($0))" } ?? ""
    return (isAsync ? " async" : "") + throwing + (isRethrowing ? " rethrows" : "")
  }

  /// Whether the member throws errors of one type only.
  var isTyped: Bool { thrown != nil && thrown != Self.anyError }

  /// The type of the errors that the member itself throws.
  var failure: String { thrown ?? "Swift.Never" }

  /// The error type by its qualified name, because a fake may have its own type named `Error`.
  static let anyError = "any Swift.Error"
}

extension ThrowsClauseSyntax {
  /// Returns the type of the errors; `nil` for a member that rethrows, because it throws no errors of its own.
  fileprivate func thrownType(in scope: TypeScope) -> String? {
    guard throwsSpecifier.tokenKind == .keyword(.throws) else { return nil }
    guard let type else { return Effects.anyError }
    let text = scope.text(of: type)
    return type.isNever ? nil : text
  }
}
#endif
