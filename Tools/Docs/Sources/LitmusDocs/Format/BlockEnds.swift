/// Matches the comments that begin blocks with those that end them, as a reader of the document does:
/// code and comments of several lines have no markers.
struct BlockEnds {
  enum Kind: Int, CaseIterable {
    case snippet
    case contents
    case include

    var end: StaticString {
      switch self {
      case .snippet: SnippetBlock.end
      case .contents: Contents.end
      case .include: IncludeMarker.end
      }
    }
  }

  /// A block whose end has not been read.
  private struct OpenBlock {
    var kind: Kind
    var start: Int
    /// The white space and the marks of quotes before its marker, which its lines have too.
    var indent: Range<Int>
    /// The state behind its marker.
    var outer: TextBlocks
  }

  private let view: ByteView
  /// The state behind the lines that have been read.
  ///
  /// In a snippet or a table of contents, it is that of their own lines, which are replaced as a whole.
  private var blocks: TextBlocks
  private var open: [OpenBlock] = []
  private var ends: [Int: Int] = [:]
  /// Whether each marker of an include has a partner.
  private var areIncludesBalanced = true
  /// The start of the first line that has not been read.
  private(set) var next: Int

  /// Reads up to the end of the block whose marker is on a line, or to the line that proves that it has none.
  ///
  /// - Parameter blocks: The state behind the line.
  init(
    of kind: Kind, at start: Int, on line: Range<Int>, after blocks: TextBlocks, in view: ByteView
  ) {
    self.view = view
    self.blocks = blocks
    next = line.upperBound + 1
    begin(kind, at: start, on: line)
    if kind == .include { readComments(from: start + 4, on: line) }
    while open.first?.start == start, next < view.count {
      let line = next..<view.lineEnd(from: next)
      read(line)
      // The block has no end, and the line is read again from the state of the document.
      if open.first?.start != start, ends[start] == nil { return }
      next = line.upperBound + 1
    }
  }

  private init(reading view: ByteView, after blocks: TextBlocks) {
    self.view = view
    self.blocks = blocks
    next = 0
    while next < view.count {
      let line = next..<view.lineEnd(from: next)
      read(line)
      next = line.upperBound + 1
    }
  }

  /// Returns whether each marker of an include in a text has a partner there.
  ///
  /// - Parameter blocks: The state before the text.
  static func areIncludesBalanced(in view: ByteView, after blocks: TextBlocks) -> Bool {
    let ends = BlockEnds(reading: view, after: blocks)
    return ends.areIncludesBalanced && !ends.open.contains { $0.kind == .include }
  }

  /// Returns the position of the comment that ends the block at a position; nil if there is none.
  ///
  /// A table of contents may be ended by the comment of another tool.
  func end(of start: Int) -> Int? { ends[start] }

  private mutating func read(_ line: Range<Int>) {
    var line = line
    if let block = open.last, block.kind != .include,
      view[line].starts(with: view[block.indent])
    {
      line = (line.lowerBound + block.indent.count)..<line.upperBound
    }
    let comment = view.find("<!--", in: line)
    if blocks.contains(line, startOfComment: comment, of: view) { return }
    if let comment { readComments(from: comment, on: line) }
  }

  /// Reads the comments that begin on a line of text.
  private mutating func readComments(from start: Int, on line: Range<Int>) {
    var from = start
    let include = IncludeMarker(commentOn: line, of: view, isLitmus: true)
    while let comment = view.find("<!--", in: from..<line.upperBound) {
      from = comment + 4
      if let include, include.start == comment {
        if include.kind == .block { begin(.include, at: comment, on: line) }
      } else if view.behindQuotes(line).lowerBound == comment,
        let marker = DocumentMarker(line, of: view, allowsBlocks: true, isLitmus: true)
      {
        return begin(marker.kind == .contents ? .contents : .snippet, at: comment, on: line)
      } else {
        endBlock(at: comment, on: line)
      }
    }
  }

  private mutating func begin(_ kind: Kind, at start: Int, on line: Range<Int>) {
    // Only includes contain other blocks: one that is open here has no end.
    if let last = open.last, last.kind != .include { open.removeLast() }
    let indent = line.lowerBound..<view.behindQuotes(line).lowerBound
    open.append(OpenBlock(kind: kind, start: start, indent: indent, outer: blocks))
    if kind != .include { blocks = TextBlocks() }
  }

  private mutating func endBlock(at comment: Int, on line: Range<Int>) {
    func has(_ word: StaticString) -> Bool {
      let end = comment + word.utf8CodeUnitCount
      return view.matches(word, at: comment, before: line.upperBound)
        && (!view.isInCode(comment, on: line)
          || view.trimmedStart(end..<line.upperBound).isEmpty)
    }
    if has(IncludeMarker.end) {
      guard let index = open.lastIndex(where: { $0.kind == .include }) else {
        areIncludesBalanced = false
        return
      }
      ends[open[index].start] = comment
      open.removeSubrange(index...)
    } else if let last = open.last, last.kind != .include,
      has(last.kind.end)
        || last.kind == .contents && Contents.endsOfOtherTools.contains(where: has)
    {
      ends[last.start] = comment
      blocks = last.outer
      blocks.endParagraph()
      open.removeLast()
    }
  }
}
