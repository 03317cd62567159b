#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// The source location of a member, as the arguments of a call.
struct CallSiteArguments {
  let arguments: String

  init(of node: some SyntaxProtocol, in context: some MacroExpansionContext) {
    guard let file = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID),
      let path = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    else {
      arguments = "fileID: #fileID, filePath: #filePath, line: #line, column: #column"
      return
    }
    arguments =
      "fileID: \(file.file), filePath: \(path.file), line: \(file.line), column: \(file.column)"
  }
}
#endif
