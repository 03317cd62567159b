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

  init(_ specifiers: FunctionEffectSpecifiersSyntax?) {
    isAsync = specifiers?.asyncSpecifier != nil
    thrown = specifiers?.throwsClause?.thrownType
    isRethrowing = specifiers?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows)
  }

  init(_ specifiers: AccessorEffectSpecifiersSyntax?) {
    isAsync = specifiers?.asyncSpecifier != nil
    thrown = specifiers?.throwsClause?.thrownType
  }

  /// The effect specifiers as in a declaration, with a space before each.
  var specifiers: String {
    let throwing = thrown.map { $0 == Self.anyError ? " throws" : " throws(\($0))" } ?? ""
    return (isAsync ? " async" : "") + throwing
  }

  /// The metatype of the errors.
  var thrownMetatype: String? {
    thrown.map { $0.contains(" ") ? "(\($0)).self" : "\($0).self" }
  }

  /// The error type by its qualified name, because a fake may have its own type named `Error`.
  static let anyError = "any Swift.Error"
}

extension ThrowsClauseSyntax {
  /// The type of the errors; `nil` for a member that rethrows, because it throws no errors of its own.
  fileprivate var thrownType: String? {
    guard throwsSpecifier.tokenKind == .keyword(.throws) else { return nil }
    guard let type = type?.textInOneLine else { return Effects.anyError }
    return ["Never", "Swift.Never"].contains(type) ? nil : type
  }
}
#endif
