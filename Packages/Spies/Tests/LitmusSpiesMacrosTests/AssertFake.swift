#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import LitmusSpiesMacros

/// Fails the running test if a source does not have the only problem that is given.
///
/// - Parameters:
///   - source: The source.
///   - expansion: The source without the attribute.
///   - id: The name of the diagnostic's case.
///   - message: The message.
///   - column: The column of the problem.
///   - line: The line of the problem.
///   - fixIts: The messages of the fix-its.
func assertProblem(
  _ source: String, _ expansion: String, id: String, _ message: String, at column: Int,
  line: Int = 1, fixIts: [String] = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertFake(
    source, expansion,
    diagnostics: [
      DiagnosticSpec(
        id: MessageID(domain: "LitmusFakes", id: id), message: message, line: line, column: column,
        fixIts: fixIts.map { FixItSpec(message: $0) })
    ], sourceLocation: sourceLocation)
}

/// Fails the running test if a source does not have the given expansion.
func assertFake(
  _ source: String, _ expansion: String, diagnostics: [DiagnosticSpec] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source, expandedSource: expansion, diagnostics: diagnostics,
    macroSpecs: [
      "Fake": MacroSpec(type: FakeMacro.self),
      "LitmusFakes._FakeMembers": MacroSpec(type: FakeMembersMacro.self),
      "_FakeMembers": MacroSpec(type: FakeMembersMacro.self),
    ],
    testModuleName: "Tests", testFileName: "Fakes.swift", indentationWidth: .spaces(2),
    failureHandler: { Issue.record("\($0.message)", sourceLocation: sourceLocation) })
}
#endif
