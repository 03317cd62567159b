#if Macros
internal import SwiftParser
internal import SwiftSyntax

extension TestMethod {
  /// The statement that runs the test on `$0`, with its argument in `$1`.
  var callText: String {
    let mustWait = isAsync || isolation == .otherActor
    let argument = parameter.map { $0.label.map { "\($0): $1" } ?? "$1" } ?? ""
    return "\(isThrowing ? "try " : "")\(mustWait ? "await " : "")"
      + "$0.\(syntax.name.text)(\(argument))"
  }

  /// Whether the closure that runs the test must be the main actor's own.
  ///
  /// An asynchronous method that is `@MainActor` in a type that is not could not be called from
  /// elsewhere, unless the type is Sendable.
  var needsMainActor: Bool { isAsync && isOnMainActorItself }
}

extension String {
  /// The expression with `Self` as it is understood outside the class that `@TestSuite` writes.
  func replacingSelf(by suite: Suite) -> String {
    guard contains("Self") else { return self }
    let tokens = Parser.parse(source: self).tokens(viewMode: .sourceAccurate)
    return tokens.map { token in
      guard token.tokenKind == .keyword(.Self) else { return token.description }
      return "\(token.leadingTrivia)\(suite.name)\(token.trailingTrivia)"
    }
    .joined()
  }
}
#endif
