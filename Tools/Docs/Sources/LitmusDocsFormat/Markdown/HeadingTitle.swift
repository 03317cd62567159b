/// Extracts the text of a heading as it is rendered.
enum HeadingTitle {
  /// Returns a heading without its links, images, code marks, emphasis, HTML and entities.
  ///
  /// Brackets are omitted too, like all punctuation in an anchor.
  static func plainText(of markdown: String) -> String {
    var stripper = Stripper(Array(markdown.utf8))
    return stripper.strip()
  }
}

private struct Stripper {
  private let bytes: [UInt8]
  private var position = 0
  private var text: [UInt8] = []
  private var codeSpans = CodeSpans()
  private var brackets: [(isImage: Bool, length: Int)] = []
  private var emphasis = UnderscoreEmphasis()

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func strip() -> String {
    while position < bytes.count {
      switch bytes[position] {
      case .backslash where position + 1 < bytes.count && bytes[position + 1].isPunctuation:
        text.append(bytes[position + 1])
        position += 2
      case .backtick: stripCode()
      case .leftBracket:
        let isImage = position > 0 && bytes[position - 1] == .exclamationMark
        brackets.append((isImage, text.count))
        position += 1
      case .rightBracket: stripLink()
      case .lessThan: stripTag()
      case .ampersand: readEntity()
      case .underscore: readUnderscores()
      default: keep()
      }
    }
    return emphasis.withoutMarks(text)
  }

  private mutating func keep() {
    text.append(bytes[position])
    position += 1
  }

  private mutating func stripCode() {
    let run = CodeSpans.endOfRun(bytes, at: position, before: bytes.count)
    let end = codeSpans.end(bytes, at: position, before: bytes.count)
    if end > run { text += bytes[run..<(end - (run - position))] }
    position = end
  }

  private mutating func stripLink() {
    position += 1
    guard let bracket = brackets.popLast() else { return }
    let isLink: Bool
    if position < bytes.count, bytes[position] == .leftParenthesis,
      let link = LinkDestination.inline(bytes, at: position, before: bytes.count)
    {
      position = link.end
      isLink = true
    } else if let label = LinkLabel(bytes, at: position, before: bytes.count) {
      position = label.end
      isLink = true
    } else {
      isLink = false
    }
    // The text in an image's brackets is not rendered.
    if isLink, bracket.isImage { text.removeSubrange(bracket.length...) }
  }

  private mutating func stripTag() {
    if bytes.has("<!--", at: position, before: bytes.count),
      let close = bytes.firstIndex(of: "-->", from: position + 2, before: bytes.count)
    {
      position = close + 3
    } else if let tag = HTMLTag(bytes, at: position, before: bytes.count) {
      position = tag.end
    } else {
      keep()
    }
  }

  private mutating func readEntity() {
    guard let entity = MarkdownEscapes.entity(bytes[position...]) else { return keep() }
    text += Array(String(entity.scalar).utf8)
    position = entity.end
  }

  private mutating func readUnderscores() {
    let start = position
    while position < bytes.count, bytes[position] == .underscore { position += 1 }
    emphasis.run(
      of: position - start, at: text.count,
      after: start > 0 ? bytes[start - 1] : .space,
      before: position < bytes.count ? bytes[position] : .space)
    text += bytes[start..<position]
  }
}

/// Distinguishes underscores that mark emphasis from those that are text, as in `snake_case`.
struct UnderscoreEmphasis {
  /// Runs that may begin emphasis: the offset of the unmatched underscores, and their count.
  private var openers: [(offset: Int, count: Int)] = []
  private var marks: Set<Int> = []

  /// Handles a run of underscores.
  ///
  /// - Parameters:
  ///   - offset: The offset of the run in the resulting text.
  ///   - previous: The byte before the run; a space at the beginning.
  ///   - next: The byte after the run; a space at the end.
  mutating func run(of count: Int, at offset: Int, after previous: UInt8, before next: UInt8) {
    let opens = !next.isWhiteSpace && !previous.isWordByte
    let closes = !previous.isWhiteSpace && !next.isWordByte
    var start = offset
    let end = offset + count
    while closes, start < end, var opener = openers.popLast() {
      let matched = min(opener.count, end - start)
      marks.formUnion((opener.offset + opener.count - matched)..<(opener.offset + opener.count))
      marks.formUnion(start..<(start + matched))
      start += matched
      opener.count -= matched
      if opener.count > 0 { openers.append(opener) }
    }
    if opens, start < end { openers.append((start, end - start)) }
  }

  /// Returns a text without the underscores that mark emphasis.
  func withoutMarks(_ text: [UInt8]) -> String {
    let kept = text.indices.lazy.filter { !marks.contains($0) }.map { text[$0] }
    return String(decoding: Array(kept), as: UTF8.self)
  }
}
