#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// The source locations of the members of a protocol or a class.
///
/// Only the type's own location comes from the context, which is slow. Those of the members are computed from it.
struct MemberLocations {
  /// The location of the type's first token.
  private let start: (file: String, path: String, line: Int, column: Int)?
  /// The tree of the type, because a member that the macro adds has no location.
  private let root: SyntaxIdentifier
  /// The lines of nodes of the attribute, which are in another tree.
  private let linesOfAttribute: [SyntaxIdentifier: Int]
  /// The position of the type's first token, in bytes.
  private let offset: Int
  /// The positions in the text at which its lines start; the text starts with the first token.
  private var lines = [0]

  /// Finds the location of a type, and of some nodes of its attribute.
  init(
    of declaration: some DeclSyntaxProtocol, and nodes: [ExprSyntax],
    in context: some MacroExpansionContext
  ) {
    var linesOfAttribute: [SyntaxIdentifier: Int] = [:]
    for node in nodes {
      let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
      linesOfAttribute[node.id] = location.flatMap { Int($0.line.description) }
    }
    self.linesOfAttribute = linesOfAttribute
    root = Syntax(declaration).root.id
    offset = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
    guard
      let file = context.location(of: declaration, at: .afterLeadingTrivia, filePathMode: .fileID),
      let path = context.location(
        of: declaration, at: .afterLeadingTrivia, filePathMode: .filePath),
      let line = Int(file.line.description), let column = Int(file.column.description)
    else {
      start = nil
      return
    }
    start = (file.file.description, path.file.description, line, column)
    let newline = UInt8(ascii: "\n")
    for (position, byte) in declaration.trimmedText.utf8.enumerated() where byte == newline {
      lines.append(position + 1)
    }
  }

  /// Returns the location of a node of the type; `nil` if it is not known.
  func location(of node: some SyntaxProtocol) -> (path: String, line: Int, column: Int)? {
    guard let start, Syntax(node).root.id == root else { return nil }
    let position = node.positionAfterSkippingLeadingTrivia.utf8Offset - offset
    let line = (lines.firstIndex { $0 > position } ?? lines.count) - 1
    let column = position - lines[line] + (line == 0 ? start.column : 1)
    return (start.path, start.line + line, column)
  }

  /// Returns a line whose diagnostics the compiler shows at a node of the type or the attribute.
  func moving(_ line: String, to node: some SyntaxProtocol) -> [String] {
    guard let path = start?.path,
      let number = linesOfAttribute[Syntax(node).id] ?? location(of: node)?.line
    else { return [line] }
    return ["#sourceLocation(file: \(path), line: \(number))", line, "#sourceLocation()"]
  }

  /// Returns the location of a node of the type, as the arguments of a call.
  func arguments(of node: some SyntaxProtocol) -> String {
    guard let location = location(of: node) else { return "file: #filePath, line: #line" }
    return "file: \(location.path), line: \(location.line)"
  }
}
#endif
