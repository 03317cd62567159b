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
    guard !Self.isElsewhere(bytes[address]) else { return }
    targets.append((MarkdownEscapes.decode(bytes[address], backslashes: !isHTML), offset))
  }

  /// Returns whether an address has a scheme, such as `https:` or `mailto:`, or names another host.
  private static func isElsewhere(_ address: ArraySlice<UInt8>) -> Bool {
    guard let first = address.first else { return false }
    if first == .slash { return address.dropFirst().first == .slash }
    guard first.isLetter else { return false }
    let behind = address.drop {
      $0.isLetter || $0.isDigit || $0 == .hyphen || $0 == UInt8(ascii: "+")
        || $0 == UInt8(ascii: ".")
    }
    return behind.first == .colon
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

/// The stack of open brackets of links and images.
struct BracketStack {
  struct Bracket {
    var offset: Int
    var isImage: Bool
  }

  private var open: [Bracket] = []
  /// Below this depth, brackets can no longer begin a link, because links cannot be nested.
  private var inactiveDepth = 0

  mutating func open(at offset: Int, isImage: Bool) {
    open.append(Bracket(offset: offset, isImage: isImage))
  }

  /// Closes the innermost bracket, and returns it if it can begin a link or an image.
  mutating func close() -> Bracket? {
    guard let bracket = open.popLast() else { return nil }
    let isActive = open.count >= inactiveDepth
    inactiveDepth = min(inactiveDepth, open.count)
    return isActive || bracket.isImage ? bracket : nil
  }

  /// Prevents the open brackets from beginning a link.
  mutating func deactivateLinks() {
    inactiveDepth = open.count
  }
}

/// Finds the ends of code spans in linear time.
struct CodeSpans {
  /// The start of the last run of each length; set by the first unsuccessful search.
  private var lastRuns: [Int: Int]?

  /// Returns the first byte after the code span that begins here, or after its backticks if it has no end.
  mutating func end(_ bytes: [UInt8], at start: Int, before end: Int) -> Int {
    let text = Self.endOfRun(bytes, at: start, before: end)
    let length = text - start
    if let lastRuns, (lastRuns[length] ?? -1) < text { return text }
    var runs: [Int: Int] = [:]
    var position = text
    while position < end {
      guard bytes[position] == .backtick else {
        position += 1
        continue
      }
      let behind = Self.endOfRun(bytes, at: position, before: end)
      if behind - position == length { return behind }
      runs[behind - position] = position
      position = behind
    }
    lastRuns = runs
    return text
  }

  static func endOfRun(_ bytes: [UInt8], at start: Int, before end: Int) -> Int {
    var position = start
    while position < end, bytes[position] == .backtick { position += 1 }
    return position
  }
}
