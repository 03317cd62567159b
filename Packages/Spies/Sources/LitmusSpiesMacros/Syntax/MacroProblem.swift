#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A diagnostic with its source location and fix-its.
struct MacroProblem<Message: DiagnosticMessage>: Error {
  let diagnostic: Diagnostic

  init(_ message: Message, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
    diagnostic = Diagnostic(node: node, message: message, fixIts: fixIts)
  }
}

extension FixIt {
  init(_ message: String, replacing old: some SyntaxProtocol, by new: some SyntaxProtocol) {
    self.init(
      message: MacroExpansionFixItMessage(message),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }

  /// Removes an attribute.
  static func removing(_ attribute: AttributeSyntax) -> FixIt {
    // A macro receives its declaration without the attribute, so only this node has a source location.
    let nothing = TokenSyntax.unknown("", leadingTrivia: attribute.leadingTrivia)
    return FixIt("Remove '@\(attribute.name)'", replacing: attribute, by: nothing)
  }

  /// Replaces one keyword with another.
  static func replacing(_ token: TokenSyntax, by keyword: Keyword) -> FixIt {
    var changed = token
    changed.tokenKind = .keyword(keyword)
    return FixIt(
      "Replace '\(token.text)' with '\(changed.text)'", replacing: token, by: changed)
  }
}
#endif
