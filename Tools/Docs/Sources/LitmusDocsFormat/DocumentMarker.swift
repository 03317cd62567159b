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

  /// Returns nil if the line is not a marker.
  ///
  /// - Parameter allowsBlocks: Whether comments are markers: only in place.
  init?(_ line: Range<Int>, of view: ByteView, allowsBlocks: Bool, isLitmus: Bool) {
    let start = view.trimmedStart(line)
    guard let first = start.isEmpty ? nil : view[start.lowerBound] else { return nil }
    if first != UInt8(ascii: "<") {
      self.init(bare: start, of: view, isLitmus: isLitmus)
    } else if allowsBlocks {
      self.init(comment: start, of: view, isLitmus: isLitmus)
    } else {
      return nil
    }
  }

  private init?(bare range: Range<Int>, of view: ByteView, isLitmus: Bool) {
    isBlock = false
    if let key = view.behind("snippet:", in: range) {
      self.kind = .snippet
      text = view.trimmed(key)
    } else if let key = view.behind("web-snippet:", in: range) {
      self.kind = .webSnippet
      text = view.trimmed(key)
    } else {
      let word = isLitmus ? view.trimmedEnd(range) : range
      guard word.count == 3, view.matches("toc", at: word.lowerBound, before: word.upperBound)
      else { return nil }
      self.kind = .contents
      text = word.upperBound..<word.upperBound
    }
  }

  private init?(comment range: Range<Int>, of view: ByteView, isLitmus: Bool) {
    isBlock = true
    let rest: Range<Int>
    if let key = view.behind("<!-- snippet:", in: range) {
      self.kind = .snippet
      rest = key
    } else if let key = view.behind("<!-- web-snippet:", in: range) {
      self.kind = .webSnippet
      rest = key
    } else {
      let word = isLitmus ? view.trimmedEnd(range) : range
      guard word.count == 12,
        view.matches("<!-- toc -->", at: word.lowerBound, before: word.upperBound)
      else { return nil }
      self.kind = .contents
      text = word.upperBound..<word.upperBound
      return
    }
    guard let end = view.find("-->", in: rest) else { return nil }
    text = view.trimmed(rest.lowerBound..<end)
    hasTextBehind = !view.trimmedStart((end + 3)..<rest.upperBound).isEmpty
  }
}

extension ByteView {
  /// Returns the range after a word at the start of a range, ignoring case; nil if the word is not there.
  fileprivate func behind(_ word: StaticString, in range: Range<Int>) -> Range<Int>? {
    guard matchesIgnoringCase(word, at: range.lowerBound, before: range.upperBound) else {
      return nil
    }
    return (range.lowerBound + word.utf8CodeUnitCount)..<range.upperBound
  }
}
