#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax

/// A diagnostic at a node, with its fix-its.
struct TestSuiteMacroProblem: Error {
  let diagnostic: Diagnostic

  init(
    _ message: TestSuiteDiagnostic, at node: some SyntaxProtocol, fixIts: [FixIt] = []
  ) {
    diagnostic = Diagnostic(node: node, message: message, fixIts: fixIts)
  }
}
#endif
