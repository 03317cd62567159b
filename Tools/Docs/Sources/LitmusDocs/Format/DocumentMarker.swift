/// A line of a document that is a marker for a snippet or for the table of contents.
struct DocumentMarker {
  enum Kind: Equatable {
    case snippet
    case webSnippet
    case contents
  }

  var kind: Kind
  /// The key, or the address and key of a web snippet; empty for the contents.
  var text: Range<Int>
  /// Whether it is a comment that begins a block, which is closed by an end marker.
  var isBlock: Bool
  /// Whether the comment is followed by text.
  var hasTextBehind = false

  private static let words: [(kind: Kind, bare: StaticString, comment: StaticString)] = [
    (.snippet, "snippet:", "<!-- snippet:"), (.webSnippet, "web-snippet:", "<!-- web-snippet:"),
  ]

  /// Returns nil if the line is not a marker.
  ///
  /// - Parameter allowsBlocks: Whether comments are markers: only in place.
  init?(_ line: Range<Int>, of view: ByteView, allowsBlocks: Bool, isLitmus: Bool) {
    let start = isLitmus ? view.behindQuotes(line) : view.trimmedStart(line)
    guard let first = start.isEmpty ? nil : view[start.lowerBound] else { return nil }
    isBlock = first == .lessThan
    // In a quote, only comments are markers.
    if isBlock ? !allowsBlocks : start != view.trimmedStart(line) { return nil }
    for (kind, bare, comment) in Self.words {
      guard let rest = view.behind(isBlock ? comment : bare, in: start) else { continue }
      self.kind = kind
      text = view.trimmed(rest)
      guard isBlock else { return }
      guard let end = view.find("-->", in: rest) else { return nil }
      text = view.trimmed(rest.lowerBound..<end)
      hasTextBehind = !view.trimmedStart((end + 3)..<rest.upperBound).isEmpty
      return
    }
    let contents: StaticString = isBlock ? "<!-- toc -->" : "toc"
    let word = isLitmus ? view.trimmedEnd(start) : start
    guard word.count == contents.utf8CodeUnitCount,
      view.matches(contents, at: word.lowerBound, before: word.upperBound)
    else { return nil }
    kind = .contents
    text = word.upperBound..<word.upperBound
  }
}

extension ByteView {
  /// Returns a range without leading white space and the marks of block quotes.
  func behindQuotes(_ range: Range<Int>) -> Range<Int> {
    var rest = trimmedStart(range)
    while !rest.isEmpty, bytes[rest.lowerBound] == .greaterThan {
      rest = trimmedStart((rest.lowerBound + 1)..<rest.upperBound)
    }
    return rest
  }

  /// Returns the range after a word at the start of a range, ignoring case; nil if the word is not there.
  fileprivate func behind(_ word: StaticString, in range: Range<Int>) -> Range<Int>? {
    guard matchesIgnoringCase(word, at: range.lowerBound, before: range.upperBound) else {
      return nil
    }
    return (range.lowerBound + word.utf8CodeUnitCount)..<range.upperBound
  }
}

extension [UInt8] {
  /// Returns the text with a prefix before each line.
  func prefixingLines(with prefix: [UInt8]) -> [UInt8] {
    guard !prefix.isEmpty else { return self }
    var result: [UInt8] = []
    for byte in self {
      if result.isEmpty || result.last == .lineFeed { result += prefix }
      result.append(byte)
    }
    return result
  }
}
