import SwiftParser
import SwiftSyntax

/// The documentation comments of public declarations, as a document whose fences can be compiled.
struct DocumentationComments {
  private let converter: SourceLocationConverter
  /// The text of the comments, by the lines of the source.
  private var lines: [Int: String] = [:]

  /// Returns a document with the text of a source's comments, each on its line of the source; nil if
  /// there is no example in them.
  ///
  /// - Parameter path: The path of the source, relative to the root.
  static func document(path: String, bytes: [UInt8]) -> CheckedDocument? {
    guard DocumentProbe.mayHaveSwift(bytes) else { return nil }
    let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
    var comments = DocumentationComments(
      converter: SourceLocationConverter(fileName: path, tree: tree))
    for case .decl(let declaration) in tree.statements.map(\.item) {
      comments.read(declaration, isPublicInside: false)
    }
    guard let last = comments.lines.keys.max() else { return nil }
    let text = (1...last).map { (comments.lines[$0] ?? "") + "\n" }.joined()
    let document = CheckedDocument(path: path, bytes: Array(text.utf8), isSource: true)
    return DocumentProbe.mayHaveSwift(document.bytes) ? document : nil
  }

  /// - Parameter isPublicInside: Whether a declaration here is public without saying so.
  private mutating func read(_ declaration: DeclSyntax, isPublicInside: Bool) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for inner in conditional.declarations { read(inner, isPublicInside: isPublicInside) }
      return
    }
    let modifiers =
      declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    let hides = ["private", "fileprivate", "internal", "package"]
    let isPublic =
      modifiers.contains("public") || modifiers.contains("open")
      || isPublicInside && !modifiers.contains(where: hides.contains)
    let isExtension = declaration.is(ExtensionDeclSyntax.self)
    if isPublic { readComment(of: declaration) }
    guard isPublic || isExtension,
      let group = declaration.asProtocol((any DeclGroupSyntax).self)
    else { return }
    for member in group.memberBlock.members {
      let sharesAccess =
        isPublic
        && (isExtension || declaration.is(ProtocolDeclSyntax.self)
          || member.decl.is(EnumCaseDeclSyntax.self))
      read(member.decl, isPublicInside: sharesAccess)
    }
  }

  private mutating func readComment(of declaration: DeclSyntax) {
    var position = declaration.position
    for piece in declaration.leadingTrivia {
      if case .docLineComment(let text) = piece {
        let line = text.dropFirst(3)
        lines[converter.location(for: position).line] =
          String(line.first == " " ? line.dropFirst() : line)
      }
      position += piece.sourceLength
    }
  }
}
