/// An include marker on a line of a document.
struct IncludeMarker {
  enum Kind: Equatable {
    /// `include: KEY`, the whole line.
    case bare
    /// `LINE<!-- singleLineInclude: KEY -->`
    case singleLine
    /// `LINE<!-- include: KEY -->`, up to the line with `<!-- endInclude -->`.
    case block
  }

  static let begin: StaticString = "<!-- include: "
  static let end: StaticString = "<!-- endInclude -->"

  var kind: Kind
  var key: Range<Int>
  /// The start of the comment.
  var start: Int
  /// Whether the comment is followed by text.
  var hasTextBehind = false

  init?(bare line: Range<Int>, of view: ByteView) {
    guard view.matches("include: ", at: line.lowerBound, before: line.upperBound) else {
      return nil
    }
    kind = .bare
    start = line.lowerBound
    key = view.trimmed((line.lowerBound + 9)..<line.upperBound)
  }

  /// Parses the comment on a line.
  ///
  /// - Parameter isLitmus: Whether a comment is ordinary text if it is in inline code, or does not
  ///   end on the line.
  init?(commentOn line: Range<Int>, of view: ByteView, isLitmus: Bool) {
    let single = view.find("<!-- singleLineInclude: ", in: line)
    // MarkdownSnippets does not find the comment at the start of a line.
    let isSingle = single.map {
      isLitmus ? !view.isInCode($0, on: line) : $0 > line.lowerBound
    }
    if let single, isSingle == true {
      self.init(.singleLine, at: single, wordLength: 24, on: line, of: view, isLitmus: isLitmus)
    } else if let block = view.find(Self.begin, in: line),
      !isLitmus || !view.isInCode(block, on: line)
    {
      self.init(.block, at: block, wordLength: 14, on: line, of: view, isLitmus: isLitmus)
    } else {
      return nil
    }
  }

  private init?(
    _ kind: Kind, at start: Int, wordLength: Int, on line: Range<Int>, of view: ByteView,
    isLitmus: Bool
  ) {
    self.kind = kind
    self.start = start
    let rest = (start + wordLength)..<line.upperBound
    let end = view.find("-->", in: rest)
    if isLitmus && end == nil { return nil }
    if let end { hasTextBehind = !view.trimmedStart((end + 3)..<line.upperBound).isEmpty }
    if let path = view.find(". path:", in: rest) {
      key = view.trimmed(rest.lowerBound..<path)
    } else if isLitmus {
      key = view.trimmed(rest.lowerBound..<(end ?? rest.upperBound))
    } else {
      // MarkdownSnippets assumes that the last four characters are the comment's end.
      let end = max(rest.lowerBound, view.trimmedEnd(rest).upperBound - 4)
      key = view.trimmed(rest.lowerBound..<end)
    }
  }
}

extension ByteView {
  /// Returns whether a position is in inline code: after an odd number of backtick runs.
  func isInCode(_ offset: Int, on line: Range<Int>) -> Bool {
    var runs = 0
    var index = line.lowerBound
    while let tick = first(UInt8(ascii: "`"), in: index..<offset) {
      runs += 1
      index = tick + run(of: UInt8(ascii: "`"), in: tick..<offset)
    }
    return runs % 2 == 1
  }

  /// Returns whether a range has only the mark of a list item, and white space after it.
  func isItemMark(_ range: Range<Int>) -> Bool {
    range.count <= 16 && string(range).wholeMatch(of: /(?:[-*+]|\d{1,9}[.)])\s+/) != nil
  }

  /// Returns the start of the line that contains an offset.
  func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
  }
}
