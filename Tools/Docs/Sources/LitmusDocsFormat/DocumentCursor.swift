/// A place in a document, or in the text of an include, while it is read line by line.
struct DocumentCursor {
  let view: ByteView
  /// The file as findings name it.
  let file: String
  /// The includes that led here, the outermost first; empty in the document itself.
  let chain: [Link]

  /// An include on the way to the text that is read.
  struct Link {
    var key: String
    /// What tells whether two keys lead to the same text.
    var identity: String
  }

  /// The current line without its end.
  private(set) var line = 0..<0
  /// The line in front of the current one; empty at the start.
  private(set) var previous = 0..<0
  /// The current line's number, from 1.
  private(set) var number: Int
  /// Where the next line begins.
  private(set) var next = 0
  /// Up to where the text has been written, or is left out.
  private(set) var written = 0

  private var finders: [WordFinder] = [
    WordFinder("nclude: ", anchor: 6), WordFinder(SnippetBlock.end, anchor: 0),
    WordFinder(Contents.end, anchor: 0), WordFinder(IncludeMarker.end, anchor: 0),
    WordFinder("<!--", anchor: 0),
  ]
  private var includeBlocks: IncludeBlocks?

  /// Words whose next place a cursor knows.
  enum Word: Int {
    case include, endSnippet, endToc, endInclude, comment
  }

  init(_ view: ByteView, file: String, chain: [Link] = [], firstLine: Int = 1) {
    self.view = view
    self.file = file
    self.chain = chain
    number = firstLine - 1
  }

  /// Goes to the next line; false at the end.
  mutating func advance() -> Bool {
    guard next < view.count else { return false }
    previous = line
    line = next..<view.lineEnd(from: next)
    next = line.upperBound + 1
    number += 1
    return true
  }

  /// Goes to the line that an offset is on, as the current one.
  mutating func move(to offset: Int) {
    while offset > line.upperBound, advance() {}
  }

  /// The first place of a word from an offset on; nil if there is none.
  mutating func place(of word: Word, from offset: Int) -> Int? {
    let place = finders[word.rawValue].place(from: offset, in: view)
    return place < view.count ? place : nil
  }

  /// The first comment that begins on the current line.
  mutating func commentPlace() -> Int? {
    place(of: .comment, from: line.lowerBound).flatMap { $0 < line.upperBound ? $0 : nil }
  }

  /// Whether the current line may have a comment that asks for an include.
  mutating func mayInclude() -> Bool {
    place(of: .include, from: line.lowerBound).map { $0 < line.upperBound } ?? false
  }

  /// Where the end marker of an include stands, counting includes within it.
  mutating func endOfInclude(at place: Int) -> Int? {
    let blocks = includeBlocks ?? IncludeBlocks(from: place, in: view)
    includeBlocks = blocks
    return blocks.end(of: place)
  }

  /// Writes what stands in front of the current line and has not been written.
  mutating func writeBefore(to output: inout [UInt8]) {
    if written < line.lowerBound {
      output.append(contentsOf: view[written..<line.lowerBound])
      written = line.lowerBound
    }
  }

  /// Leaves the current line out, and all in front of it that has not been written.
  mutating func skipLine() { written = min(next, view.count) }

  /// Writes the rest, and ends it with a line end.
  mutating func writeRest(to output: inout [UInt8]) {
    guard written < view.count else { return }
    output.append(contentsOf: view[written..<view.count])
    if view[view.count - 1] != UInt8(ascii: "\n") { output.append("\n" as StaticString) }
  }
}
