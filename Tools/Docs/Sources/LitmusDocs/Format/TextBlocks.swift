/// Tracks the fences and comments of a document, whose lines are plain text even if they look like markers.
struct TextBlocks {
  private var parser = BlockParser(keepsBlocks: false)
  /// Whether a comment is open that began after other text; it ends with the paragraph at the latest.
  private var isInComment = false

  /// Whether a fence is open.
  var isInFence: Bool { parser.isInFence }

  /// Whether the last line belongs to a list item.
  var isInItem: Bool { parser.isInItem }

  /// Returns whether a line belongs to a fence or a multiline comment; lines must be passed in order.
  ///
  /// - Parameter startOfComment: The first `<!--` on the line.
  mutating func contains(_ line: Range<Int>, startOfComment: Int?, of view: ByteView) -> Bool {
    parser.read(line, of: view)
    guard parser.isLastLineText else {
      isInComment = false
      return true
    }
    if isInComment {
      isInComment = parser.isInParagraph && view.find("-->", in: line) == nil
      return true
    }
    if let startOfComment, parser.isInParagraph, !view.isInCode(startOfComment, on: line) {
      isInComment = view.find("-->", in: (startOfComment + 4)..<line.upperBound) == nil
    }
    return false
  }

  /// Returns whether a line belongs to a fence or a multiline comment; lines must be passed in order.
  mutating func contains(_ line: some Sequence<UInt8>) -> Bool {
    Array(line).withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      return contains(view.all, startOfComment: view.find("<!--", in: view.all), of: view)
    }
  }

  /// Ends the open paragraph, because a marker's line is replaced by blocks.
  mutating func endParagraph() {
    if parser.isInParagraph { parser.finish() }
  }
}
