#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

extension MacroExpansionContext {
  /// Returns the source location of a member, as the arguments of a call.
  func callSite(of node: some SyntaxProtocol) -> String {
    guard let file = location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID),
      let path = location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    else { return "fileID: #fileID, filePath: #filePath, line: #line, column: #column" }
    return
      "fileID: \(file.file), filePath: \(path.file), line: \(file.line), column: \(file.column)"
  }
}
#endif
