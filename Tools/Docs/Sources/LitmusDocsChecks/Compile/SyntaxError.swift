import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// A mistake in the syntax of a parsed text.
struct SyntaxError {
  var position: AbsolutePosition
  var message: String

  /// All of them, in their order.
  static func all(in tree: SourceFileSyntax) -> [SyntaxError] {
    ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { SyntaxError(position: $0.position, message: $0.message) }
  }
}
