/// The links, anchors and labels found in a document's blocks, with their offsets.
struct InlineLinks {
  /// The link targets: the address, and the offset to report.
  private(set) var targets: [(text: String, offset: Int)] = []
  private(set) var identifiers: [String] = []
  /// Labels that are used, as in `[text][label]`.
  private(set) var uses: [(label: Range<Int>, offset: Int)] = []
  /// Labels that are defined, as in `[label]: address`.
  private(set) var definitions: [Range<Int>] = []

  private let bytes: [UInt8]
  private var position = 0
  private var end = 0
  private var brackets = BracketStack()
  private var codeSpans = CodeSpans()
  private var hasUnclosedComment = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func scan(_ block: MarkdownBlock) {
    position = block.range.lowerBound
    end = block.range.upperBound
    brackets = BracketStack()
    codeSpans = CodeSpans()
    hasUnclosedComment = false
    switch block.kind {
    case .html:
      scanHTML()
    case .paragraph:
      while readDefinition() {}
      scanText()
    case .heading:
      scanText()
    }
  }

  private mutating func scanText() {
    while position < end {
      switch bytes[position] {
      case .backslash: position += 2
      case .backtick: position = codeSpans.end(bytes, at: position, before: end)
      case .leftBracket: openBracket()
      case .rightBracket: closeBracket()
      case .lessThan: readTag()
      default: position += 1
      }
    }
  }

  private mutating func scanHTML() {
    while position < end {
      if bytes[position] == .lessThan { readTag() } else { position += 1 }
    }
  }

  private mutating func add(_ address: Range<Int>, at offset: Int, isHTML: Bool = false) {
    guard !LinkTarget.isElsewhere(bytes[address]) else { return }
    targets.append((MarkdownEscapes.decode(bytes[address], backslashes: !isHTML), offset))
  }
}

// MARK: - Brackets

extension InlineLinks {
  private mutating func openBracket() {
    let isImage = position > 0 && bytes[position - 1] == .exclamationMark
    brackets.open(at: position, isImage: isImage)
    position += 1
  }

  private mutating func closeBracket() {
    let bracket = position
    position += 1
    guard let opening = brackets.close(), position < end else { return }
    if bytes[position] == .leftParenthesis {
      guard let link = LinkDestination.inline(bytes, at: position, before: end) else { return }
      add(link.address, at: opening.offset)
      position = link.end
      if !opening.isImage { brackets.deactivateLinks() }
    } else if bytes[position] == .leftBracket {
      readLabel(opening.offset..<bracket)
    }
  }

  /// Parses the label of `[text][label]`.
  private mutating func readLabel(_ text: Range<Int>) {
    guard let label = LinkLabel(bytes, at: position, before: end) else { return }
    // In `[text][label](address)`, the second part is the link, and `a[i][j]` is not a link at all.
    if label.end < end, bytes[label.end] == .leftParenthesis { return }
    position = label.end
    let follows = text.lowerBound > 0 ? bytes[text.lowerBound - 1] : .space
    let isSubscript = follows.isWordByte || follows == .underscore || follows == .rightBracket
    guard !isSubscript, let first = bytes[label.text].first, first != UInt8(ascii: "^") else {
      return
    }
    uses.append((label.text, text.lowerBound))
  }

  /// Parses `[label]: address`, which can only be at the beginning of a paragraph.
  private mutating func readDefinition() -> Bool {
    var start = position
    while start < end, bytes[start].isWhiteSpace || bytes[start] == .greaterThan { start += 1 }
    guard let label = LinkLabel(bytes, at: start, before: end), label.end < end,
      bytes[label.end] == .colon, let first = bytes[label.text].first, first != UInt8(ascii: "^"),
      let link = LinkDestination.definition(bytes, at: label.end + 1, before: end)
    else { return false }
    definitions.append(label.text)
    add(link.address, at: start)
    position = link.end
    return true
  }
}

// MARK: - HTML

extension InlineLinks {
  private mutating func readTag() {
    let start = position
    position += 1
    if bytes.has("<!--", at: start, before: end) {
      guard !hasUnclosedComment else { return }
      if let close = bytes.firstIndex(of: "-->", from: start + 2, before: end) {
        position = close + 3
      } else {
        hasUnclosedComment = true
      }
      return
    }
    guard let tag = HTMLTag(bytes, at: start, before: end) else { return }
    position = tag.end
    for target in tag.targets { add(target, at: start, isHTML: true) }
    identifiers += tag.identifiers.map { MarkdownEscapes.decode(bytes[$0], backslashes: false) }
  }
}
