import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// A syntax error in a parsed text.
struct SyntaxError {
  var position: AbsolutePosition
  var message: String

  /// Returns all syntax errors, in source order.
  static func all(in tree: SourceFileSyntax) -> [SyntaxError] {
    ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { SyntaxError(position: $0.position, message: $0.message) }
  }
}
