#if Macros
internal import SwiftSyntax

/// The effects of a member: whether it is async, and what it throws.
struct Effects: Equatable {
  var isAsync = false
  /// The type of the errors; `nil` if the member throws none of its own.
  var thrown: String?
  /// Whether the member throws the errors of its closures.
  var isRethrowing = false

  init() {}

  /// Reads the effects of a declaration.
  ///
  /// - Parameters:
  ///   - specifiers: The effect specifiers.
  ///   - text: Returns the text of a type.
  init(
    _ specifiers: (some EffectSpecifiersSyntax)?, text: (TypeSyntax) -> String = { $0.text }
  ) {
    isAsync = specifiers?.asyncSpecifier != nil
    guard let clause = specifiers?.throwsClause else { return }
    isRethrowing = clause.throwsSpecifier.tokenKind == .keyword(.rethrows)
    // A member that rethrows throws no errors of its own.
    if isRethrowing || clause.type?.isNever ?? false { return }
    thrown = clause.type.map(text) ?? Self.anyError
  }

  /// The effect specifiers as in a declaration, with a space before each.
  var specifiers: String {
    let throwing = thrown.map { $0 == Self.anyError ? " throws" : " throws(\($0))" } ?? ""
    return (isAsync ? " async" : "") + throwing + (isRethrowing ? " rethrows" : "")
  }

  /// The keywords before a call of the member, with a space after each.
  var keywords: String { (thrown == nil ? "" : "try ") + (isAsync ? "await " : "") }

  /// Whether the member throws errors of one type only.
  var isTyped: Bool { thrown != nil && thrown != Self.anyError }

  /// The type of the errors that the member itself throws.
  var failure: String { thrown ?? "Swift.Never" }

  /// The error type by its qualified name, because a fake may have its own type named `Error`.
  static let anyError = "any Swift.Error"
}
#endif
