/// A position in a document, or in the text of an include, that is read line by line.
struct DocumentCursor {
  let view: ByteView
  /// The file to show in findings.
  let file: String
  /// The includes that lead here, outermost first; empty in the document itself.
  let chain: [Link]

  /// An include that leads to the current text: its key, and an identifier of the text.
  typealias Link = (key: String, identity: String)

  /// A line to name in findings.
  struct Place {
    var file: String
    var line: Int
  }

  var place: Place { Place(file: file, line: number) }

  /// The current line without its line ending.
  private(set) var line = 0..<0
  /// The line before the current one; empty at the start.
  private(set) var previous = 0..<0
  /// The current line's number, from 1.
  private(set) var number: Int
  /// The start of the next line.
  private(set) var next = 0
  /// The end of the text that has been written or skipped.
  private(set) var written = 0

  private var includes = WordFinder("nclude: ", anchor: 6)
  private var comments = WordFinder("<!--", anchor: 0)
  private var endMarkers = BlockEnds.Kind.allCases.map { WordFinder($0.end, anchor: 0) }
  private var ends: BlockEnds?

  init(_ view: ByteView, file: String, chain: [Link] = [], firstLine: Int = 1) {
    self.view = view
    self.file = file
    self.chain = chain
    number = firstLine - 1
  }

  /// Advances to the next line; returns false at the end.
  mutating func advance() -> Bool {
    guard next < view.count else { return false }
    previous = line
    line = next..<view.lineEnd(from: next)
    next = line.upperBound + 1
    number += 1
    return true
  }

  /// Advances until the current line contains an offset.
  mutating func move(to offset: Int) {
    while offset > line.upperBound, advance() {}
  }

  /// Returns the first comment that begins on the current line.
  mutating func startOfComment() -> Int? {
    let offset = comments.next(from: line.lowerBound, in: view)
    return offset < line.upperBound ? offset : nil
  }

  /// Returns whether the current line may have an include marker.
  mutating func mayInclude() -> Bool {
    includes.next(from: line.lowerBound, in: view) < line.upperBound
  }

  /// Returns the next end marker of a kind of block, wherever it is.
  mutating func nextEnd(of kind: BlockEnds.Kind) -> Int? {
    let offset = endMarkers[kind.rawValue].next(from: next, in: view)
    return offset < view.count ? offset : nil
  }

  /// Returns the position of the comment that ends the block whose marker is on the current line;
  /// nil if none of a later line does.
  ///
  /// - Parameter blocks: The state behind the line.
  mutating func end(of kind: BlockEnds.Kind, at start: Int, after blocks: TextBlocks) -> Int? {
    let ends =
      self.ends.flatMap { start < $0.next ? $0 : nil }
      ?? BlockEnds(of: kind, at: start, on: line, after: blocks, in: view)
    self.ends = ends
    return ends.end(of: start).flatMap { $0 < next ? nil : $0 }
  }

  /// Writes the text before the current line that has not been written.
  mutating func writeBefore(to output: inout [UInt8]) {
    if written < line.lowerBound {
      output.append(contentsOf: view[written..<line.lowerBound])
      written = line.lowerBound
    }
  }

  /// Skips the current line, and all text before it that has not been written.
  mutating func skipLine() { written = min(next, view.count) }

  /// Writes the rest, and ensures that it ends with a line ending.
  mutating func writeRest(to output: inout [UInt8]) {
    guard written < view.count else { return }
    output.append(contentsOf: view[written..<view.count])
    if view[view.count - 1] != UInt8(ascii: "\n") { output.append(.lineFeed) }
  }
}
