#if Macros
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import LitmusRunnerMacros

/// Fails the running test if a source is not expanded, diagnosed and mended as it should be.
///
/// - Parameters:
///   - source: The source.
///   - expansion: The source with its macros expanded.
///   - diagnostics: What is said of the source.
///   - fixIt: The change to apply.
///   - fixed: The source after that change.
func assertExpansion(
  _ source: String,
  _ expansion: String,
  diagnostics: [DiagnosticSpec] = [],
  fixIt: String? = nil,
  fixed: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source,
    expandedSource: expansion,
    diagnostics: diagnostics,
    macroSpecs: [
      "TestSuite": MacroSpec(type: TestSuiteMacro.self),
      "TestTags": MacroSpec(type: TestAttributeMacro.self),
      "TestTimeLimit": MacroSpec(type: TestAttributeMacro.self),
      "TestArguments": MacroSpec(type: TestAttributeMacro.self),
    ],
    applyFixIts: fixIt.map { [$0] },
    fixedSource: fixed,
    indentationWidth: .spaces(2),
    failureHandler: { Issue.record("\($0.message)", sourceLocation: sourceLocation) })
}
#endif
