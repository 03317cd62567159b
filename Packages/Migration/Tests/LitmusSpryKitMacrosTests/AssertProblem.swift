#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Fails the running test if one diagnostic is not what the source gets, or its change does not mend it.
///
/// - Parameters:
///   - source: The source.
///   - expansion: The source with its macros expanded.
///   - conformances: The protocols that the type does not conform to by itself.
///   - id: The diagnostic's name.
///   - message: What it says.
///   - place: The line and column that it stands at.
///   - severity: Whether it is an error.
///   - fixIts: The changes that are offered.
///   - fixed: The source after the first of them.
func assertProblem(
  _ source: String,
  expansion: String,
  conformances: [TypeSyntax] = ["Spryable"],
  id: String,
  _ message: String,
  at place: (line: Int, column: Int),
  severity: DiagnosticSeverity = .error,
  fixIts: [String] = [],
  fixed: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let diagnostic = DiagnosticSpec(
    id: MessageID(domain: "LitmusSpryKit", id: id), message: message, line: place.line,
    column: place.column, severity: severity, fixIts: fixIts.map { FixItSpec(message: $0) })
  assertExpansion(
    source, expansion, conformances: conformances, diagnostics: [diagnostic],
    sourceLocation: sourceLocation)
  for (fixIt, fixed) in zip(fixIts, fixed) {
    assertExpansion(
      source, expansion, diagnostics: [diagnostic], fixIt: fixIt, fixed: fixed,
      sourceLocation: sourceLocation)
  }
}
#endif
