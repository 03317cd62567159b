#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import LitmusSpryKitMacros

/// Fails the running test if a source is not expanded, diagnosed and mended as it should be.
///
/// - Parameters:
///   - source: The source.
///   - expansion: The source with its macros expanded.
///   - conformances: The protocols that the type does not conform to by itself.
///   - diagnostics: What is said of the source.
///   - fixIt: The change to apply.
///   - fixed: The source after that change.
///   - expandsMembers: Whether the macros of members are expanded too.
func assertExpansion(
  _ source: String,
  _ expansion: String,
  conformances: [TypeSyntax] = ["Spryable"],
  diagnostics: [DiagnosticSpec] = [],
  fixIt: String? = nil,
  fixed: String? = nil,
  expandsMembers: Bool = true,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  var macros = ["Spryable": MacroSpec(type: SpryableMacro.self, conformances: conformances)]
  if expandsMembers {
    macros["SpryableFunc"] = MacroSpec(type: SpryableFuncMacro.self)
    macros["SpryableVar"] = MacroSpec(type: SpryableVarMacro.self)
  }
  assertMacroExpansion(
    source,
    expandedSource: expansion,
    diagnostics: diagnostics,
    macroSpecs: macros,
    applyFixIts: fixIt.map { [$0] },
    fixedSource: fixed,
    testModuleName: "Tests",
    testFileName: "Fakes.swift",
    indentationWidth: .spaces(2),
    failureHandler: { Issue.record("\($0.message)", sourceLocation: sourceLocation) })
}
#endif
