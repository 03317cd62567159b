/// Iterates over the paragraphs, headings and HTML blocks of a document.
///
/// Code and comments are skipped. It follows the rules of CommonMark, except for containers: of
/// quotes and list items, only the markers are recognized, which is sufficient to find links.
struct MarkdownBlocks: Sequence, IteratorProtocol {
  private let lines: TextLines
  private let bytes: [UInt8]
  private var index = 0
  private var isPastBlank = true
  /// The indentation at which a line is code, taking the enclosing list item into account.
  private var codeIndent = 4

  init(_ lines: TextLines) {
    self.lines = lines
    bytes = lines.bytes
    skipFrontMatter()
  }

  mutating func next() -> MarkdownBlock? {
    while index < lines.count {
      let line = MarkdownLine(bytes, lines.ranges[index])
      if line.isBlank {
        if line.beginsItem { noteList(line) } else { isPastBlank = true }
        index += 1
        continue
      }
      noteList(line)
      if let fence = fence(line) {
        skip(fence, openedBy: line)
      } else if line.indent >= codeIndent, isPastBlank, !line.beginsItem {
        index += 1
        continue
      } else if isBreak(line) {
        index += 1
      } else if let start = HTMLBlockStart(bytes, line.text) {
        if let block = html(start, line) { return block }
      } else if let title = line.heading(bytes) {
        index += 1
        isPastBlank = true
        return MarkdownBlock(kind: .heading, range: title)
      } else {
        return paragraph(line)
      }
      isPastBlank = true
    }
    return nil
  }

  private mutating func noteList(_ line: MarkdownLine) {
    if line.beginsItem {
      let column = line.text.lowerBound - lines.ranges[index].lowerBound
      codeIndent = line.quoteDepth > 0 ? .max : column + 4
    } else if isPastBlank, line.indent == 0 {
      codeIndent = 4
    }
  }

  /// Skips the front matter between `---` and `---` that some documents begin with.
  private mutating func skipFrontMatter() {
    guard lines.count > 1, bytes.has("---", at: 0, before: lines.ranges[0].upperBound),
      lines.ranges[0].count == 3
    else { return }
    let end = (1..<lines.count).first {
      lines.ranges[$0].count == 3
        && bytes.has("---", at: lines.ranges[$0].lowerBound, before: lines.ranges[$0].upperBound)
    }
    if let end { index = end + 1 }
  }
}

// MARK: - Paragraphs

extension MarkdownBlocks {
  private mutating func paragraph(_ first: MarkdownLine) -> MarkdownBlock {
    // A table row is a block of its own: code spans do not continue in the next row.
    let isRow = bytes[first.text.lowerBound] == .verticalBar
    var end = first.text.upperBound
    index += 1
    isPastBlank = false
    while !isRow, index < lines.count {
      let line = MarkdownLine(bytes, lines.ranges[index])
      if line.isBlank && !line.beginsItem { break }
      if isUnderline(line, of: first) {
        index += 1
        isPastBlank = true
        return MarkdownBlock(kind: .heading, range: first.text.lowerBound..<end)
      }
      if interruptsParagraph(line) || line.quoteDepth > first.quoteDepth { break }
      end = line.text.upperBound
      index += 1
    }
    return MarkdownBlock(kind: .paragraph, range: first.text.lowerBound..<end)
  }

  /// Returns whether a line of `=` or `-` turns the paragraph above it into a heading.
  private func isUnderline(_ line: MarkdownLine, of first: MarkdownLine) -> Bool {
    if line.beginsItem {
      // A lone hyphen looks like the marker of an empty item.
      return !first.beginsItem && first.quoteDepth == 0
        && bytes[lines.ranges[index]].filter { !$0.isWhiteSpace } == [.hyphen]
    }
    guard line.quoteDepth == first.quoteDepth else { return false }
    // Below the text of a list item, the underline must be indented like the text.
    guard first.beginsItem ? line.indent > 0 : line.indent < 4 else { return false }
    return line.isRule(bytes, of: .equals, atLeast: 1)
      || line.isRule(bytes, of: .hyphen, atLeast: 1)
  }

  private func interruptsParagraph(_ line: MarkdownLine) -> Bool {
    line.beginsItem || fence(line) != nil || line.heading(bytes) != nil
      || HTMLBlockStart(bytes, line.text) != nil
      || isBreak(line)
  }

  /// Returns whether the line is a thematic break.
  private func isBreak(_ line: MarkdownLine) -> Bool {
    line.isRule(bytes, of: .hyphen, atLeast: 3)
      || line.isRule(bytes, of: UInt8(ascii: "*"), atLeast: 3)
      || line.isRule(bytes, of: .underscore, atLeast: 3)
  }
}

// MARK: - Code and HTML

extension MarkdownBlocks {
  private func fence(_ line: MarkdownLine) -> FenceMarker? {
    let first = bytes[line.text.lowerBound]
    guard first == .backtick || first == .tilde else { return nil }
    guard let marker = FenceMarker(bytes[line.text]), marker.canOpen else { return nil }
    return marker
  }

  private mutating func skip(_ fence: FenceMarker, openedBy opening: MarkdownLine) {
    index += 1
    while index < lines.count {
      let line = MarkdownLine(bytes, lines.ranges[index])
      // The end of a quote also ends a fence in it.
      if line.quoteDepth < opening.quoteDepth { return }
      index += 1
      guard let first = line.text.first, bytes[first] == fence.character else { continue }
      if let marker = FenceMarker(bytes[line.text]), marker.closes(fence) { return }
    }
  }

  private mutating func html(_ start: HTMLBlockStart, _ line: MarkdownLine) -> MarkdownBlock? {
    let begin = line.text.lowerBound
    switch start {
    case .comment:
      let closing = bytes.firstIndex(of: "-->", from: begin + 2, before: bytes.count)
      return rest(behind: closing.map { $0 + 3 })
    case .hidden(let closing):
      let end = bytes.firstIndex(of: closing, from: begin, before: bytes.count)
      return rest(behind: end.map { $0 + closing.utf8CodeUnitCount })
    case .verbatim(let closing):
      let end = bytes.firstIndex(of: closing, from: begin, before: bytes.count)
      _ = rest(behind: end)
      return MarkdownBlock(kind: .html, range: begin..<lines.ranges[index - 1].upperBound)
    case .element:
      while index < lines.count {
        let next = MarkdownLine(bytes, lines.ranges[index])
        if next.isBlank || next.quoteDepth < line.quoteDepth { break }
        index += 1
      }
      return MarkdownBlock(kind: .html, range: begin..<lines.ranges[index - 1].upperBound)
    }
  }

  /// Returns the rest of the line that contains an offset as HTML; a nil offset ends the document.
  private mutating func rest(behind offset: Int?) -> MarkdownBlock? {
    guard let offset else {
      index = lines.count
      return nil
    }
    while index < lines.count, lines.ranges[index].upperBound < offset { index += 1 }
    guard index < lines.count else { return nil }
    let end = lines.ranges[index].upperBound
    index += 1
    isPastBlank = true
    return offset < end ? MarkdownBlock(kind: .html, range: offset..<end) : nil
  }
}

/// A part of a document that can contain links.
struct MarkdownBlock {
  enum Kind {
    case paragraph
    /// A heading; the block's range is its title.
    case heading
    /// HTML, in which Markdown is not interpreted.
    case html
  }

  var kind: Kind
  /// The bytes from the end of the first line's markers to the end of the last line.
  var range: Range<Int>
}

/// The start of an HTML block, by the rules of CommonMark.
enum HTMLBlockStart {
  case comment
  /// An element whose text is not rendered: its links are ignored.
  case hidden(closing: StaticString)
  /// An element that continues through blank lines.
  case verbatim(closing: StaticString)
  /// An element that ends at a blank line.
  case element

  init?(_ bytes: [UInt8], _ text: Range<Int>) {
    let end = text.upperBound
    guard let start = text.first, bytes[start] == .lessThan else { return nil }
    if bytes.has("<!--", at: start, before: end) {
      self = .comment
      return
    }
    var position = start + 1
    if position < end, bytes[position] == .slash { position += 1 }
    let word = bytes[position..<end].prefix(12).prefix { $0.isLetter || $0.isDigit }
    let name = String(decoding: word, as: UTF8.self).lowercased()
    position = word.endIndex
    let isEnded =
      position == end || bytes[position].isWhiteSpace || bytes[position] == .greaterThan
      || bytes.has("/>", at: position, before: end)
    guard isEnded else { return nil }
    switch name {
    case "script": self = .hidden(closing: "</script>")
    case "style": self = .hidden(closing: "</style>")
    case "pre": self = .verbatim(closing: "</pre>")
    case "textarea": self = .verbatim(closing: "</textarea>")
    default:
      guard Self.blockElements.contains(name) else { return nil }
      self = .element
    }
  }

  private static let blockElements: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}
