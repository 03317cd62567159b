import SwiftParser
import SwiftSyntax

/// The code of a fence, divided into file-level declarations and statements.
///
/// A fence with only imports and declarations is compiled unchanged. If it contains a statement or
/// a stored variable, the statements go into a function; the imports stay outside it, as do the
/// declarations that other fences can use: types, extensions, and functions that use no variable of the fence.
struct FenceSource: Sendable {
  /// Lines that go to the same place.
  struct Piece: Hashable, Sendable {
    var place: FencePlace
    var lines: [SourceLine]
  }

  /// A problem with a fence that is found before it is compiled.
  struct Problem: Hashable, Sendable {
    /// The line in the document, from 1.
    var line: Int
    var message: String
  }

  private(set) var pieces: [Piece] = []
  /// The names that the fence declares at module level.
  private(set) var names: Set<String> = []
  private(set) var problems: [Problem] = []
  private(set) var imports: [SourceLine] = []
  /// Whether there are statements, which are the body of a function.
  var hasStatements: Bool { pieces.contains { $0.place == .body } }

  /// - Parameters:
  ///   - setup: The hidden lines; braces that they leave open are closed after the code.
  ///   - code: The lines of the fence.
  init(setup: [SourceLine], code: [SourceLine]) {
    var lines = setup + code
    let open = Self.openBraces(of: setup)
    if open > 0 {
      lines[lines.count - 1].text += "\n" + String(repeating: "}", count: open)
    }
    guard !lines.isEmpty else { return }
    let tree = Parser.parse(source: lines.map(\.text).joined(separator: "\n"))
    let numbers = LineNumbers(of: lines, in: tree)

    problems =
      SyntaxError.all(in: tree)
      .map { Problem(line: numbers.number(at: $0.position), message: $0.message) }
      + bareMembers(of: tree)
      .map { Problem(line: numbers.number(at: $0.position), message: $0.message) }
    let items = TopLevelItems(tree)
    names = items.names
    imports = items.placed.filter { $0.place == .imports }.flatMap { numbers.lines(of: $0.item) }
    pieces =
      items.hasStatements
      ? items.placed.map { Piece(place: $0.place, lines: numbers.lines(of: $0.item)) }
      : [Piece(place: .file, lines: lines)]
  }

  /// Returns the number of braces that lines open without closing.
  private static func openBraces(of lines: [SourceLine]) -> Int {
    guard !lines.isEmpty else { return 0 }
    let tree = Parser.parse(source: lines.map(\.text).joined(separator: "\n"))
    return tree.tokens(viewMode: .sourceAccurate).reduce(0) { count, token in
      switch token.tokenKind {
      case .leftBrace: count + 1
      case .rightBrace: count - 1
      default: count
      }
    }
  }
}

/// Maps the nodes of a parsed fence to lines of the document.
private struct LineNumbers {
  private let lines: [SourceLine]
  private let converter: SourceLocationConverter

  init(of lines: [SourceLine], in tree: SourceFileSyntax) {
    self.lines = lines
    converter = SourceLocationConverter(fileName: "", tree: tree)
  }

  func number(at position: AbsolutePosition) -> Int {
    let line = converter.location(for: position).line
    return lines[min(line, lines.count) - 1].number
  }

  /// Returns the lines of a node with its comments, without the preceding line ending.
  func lines(of node: some SyntaxProtocol) -> [SourceLine] {
    let first = converter.location(for: node.position).line
    let texts = node.description.split(separator: "\n", omittingEmptySubsequences: false)
    let numbered = texts.enumerated().map { offset, text in
      SourceLine(text: String(text), number: lines[min(first + offset, lines.count) - 1].number)
    }
    return Array(numbered.drop(while: \.isBlank))
  }
}
