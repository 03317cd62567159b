#if Macros
internal import SwiftParser
internal import SwiftSyntax

extension TestMethod {
  /// The statement that calls the test on `$0`, with its argument in `$1`.
  var callText: String {
    let mustWait = isAsync || isolation == .otherActor
    let argument = parameter.map { $0.label.map { "\($0): $1" } ?? "$1" } ?? ""
    return "\(isThrowing ? "try " : "")\(mustWait ? "await " : "")"
      + "$0.\(syntax.name.text)(\(argument))"
  }

  /// Whether the closure that calls the test must be isolated to the main actor.
  ///
  /// An asynchronous `@MainActor` method of a type that is not `@MainActor` could not be called
  /// from elsewhere, unless the type is `Sendable`.
  var needsMainActor: Bool { isAsync && isOnMainActorItself }

  /// Whether the test is synchronous and marked `@MainActor`, in a suite that may run the others on a
  /// background thread.
  var staysOnMainActor: Bool { !isAsync && isOnMainActorItself }
}

extension String {
  /// Replaces `Self`, which would have another meaning in the class that `@TestSuite` generates.
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
