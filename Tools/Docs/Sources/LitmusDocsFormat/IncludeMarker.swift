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
}

/// Matches each `<!-- include: -->` with its `<!-- endInclude -->`, considering nested includes.
struct IncludeBlocks {
  private var ends: [Int: Int] = [:]
  /// Whether each marker has a matching one.
  private(set) var isBalanced = true

  /// Matches the markers from an offset on.
  init(from offset: Int, in view: ByteView) {
    var open: [Int] = []
    var begins = WordFinder(IncludeMarker.begin, anchor: 0)
    var endings = WordFinder(IncludeMarker.end, anchor: 0)
    var commentEnds = WordFinder("-->", anchor: 0)
    var lineEnds = WordFinder("\n", anchor: 0)
    var code = CodeFinder()
    var from = offset
    while from < view.count {
      let begin = begins.next(from: from, in: view)
      let end = endings.next(from: from, in: view)
      let next = min(begin, end)
      guard next < view.count else { break }
      from = next + 1
      guard !code.contains(next, in: view) else { continue }
      if begin < end {
        let commentEnd = commentEnds.next(from: begin, in: view)
        let isWhole = commentEnd < lineEnds.next(from: begin, in: view)
        if isWhole { open.append(begin) }
      } else if let begin = open.popLast() {
        ends[begin] = end
      } else {
        isBalanced = false
      }
    }
    if !open.isEmpty { isBalanced = false }
  }

  /// Returns the position of the end marker of the block at a position; nil if there is none.
  func end(of start: Int) -> Int? { ends[start] }
}

/// Determines which positions of a text are within inline code; they must be queried in order.
private struct CodeFinder {
  private var position = 0
  private var isInCode = false

  mutating func contains(_ offset: Int, in view: ByteView) -> Bool {
    while position < offset {
      let byte = view[position]
      if byte == UInt8(ascii: "\n") { isInCode = false }
      if byte == UInt8(ascii: "`") {
        isInCode.toggle()
        position += view.run(of: byte, in: position..<offset)
      } else {
        position += 1
      }
    }
    return isInCode
  }
}

extension ByteView {
  /// Returns the start of the line that contains an offset.
  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }
}
