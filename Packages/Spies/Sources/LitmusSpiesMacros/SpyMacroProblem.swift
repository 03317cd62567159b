#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax

/// A diagnostic with its source location and fix-its.
struct SpyMacroProblem: Error {
  let diagnostic: Diagnostic

  init(_ message: SpryDiagnostic, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
    diagnostic = Diagnostic(node: node, message: message, fixIts: fixIts)
  }
}
#endif
