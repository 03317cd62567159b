internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// What the generator of `@Fake` knows about its context when it writes into a file.
final class FakesContext: MacroExpansionContext {
  let lexicalContext: [Syntax]
  private(set) var diagnostics: [Diagnostic] = []

  /// Makes the context of a protocol.
  ///
  /// - Parameter lexicalContext: The types that the protocol is nested in, from the inside out.
  init(lexicalContext: [Syntax]) { self.lexicalContext = lexicalContext }

  func makeUniqueName(_ name: String) -> TokenSyntax { .identifier("_\(name)") }

  func diagnose(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Returns no location, so that failures are shown in the generated file, on every machine alike.
  func location(
    of node: some SyntaxProtocol, at position: PositionInSyntaxNode,
    filePathMode: SourceLocationFilePathMode
  ) -> AbstractSourceLocation? {
    nil
  }
}
