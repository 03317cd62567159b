/// Finds the links, images and HTML of a block's text, by the rules of CommonMark, and the text as it
/// is rendered.
struct InlineParser {
  /// The targets of links and images, with the links' offsets; those of other sites too.
  private(set) var targets: [Target] = []
  /// The tags, with their offsets.
  private(set) var tags: [(tag: HTMLTag, offset: Int)] = []
  /// The comments, from `<!--` to `-->`.
  private(set) var comments: [Range<Int>] = []
  /// Labels that are used, as in `[text][label]`, and are not defined.
  private(set) var undefined: [(label: Range<Int>, offset: Int)] = []

  /// The texts of code spans in two backticks.
  private(set) var symbols: [Range<Int>] = []

  let text: [UInt8]
  private let definitions: LinkDefinitions
  /// Whether the rendered text is wanted.
  private let keepsText: Bool
  private var position = 0
  private var brackets: [Bracket] = []
  /// Below this depth, brackets can no longer begin a link, because links cannot be nested.
  private var inactiveDepth = 0
  private var codeSpans = CodeSpans()
  private var hasUnclosedComment = false
  private var pieces: [Piece] = []
  private var delimiters: [Int] = []

  struct Target {
    var address: String
    /// The offset of the link.
    var offset: Int
    /// Where the address is written; nil if that is the definition of a label.
    var range: Range<Int>?
    var isImage = false
  }

  private struct Bracket {
    var offset: Int
    var isImage: Bool
    /// The index of the bracket's piece, and the number of delimiters before it.
    var piece: Int
    var delimiters: Int
  }

  /// A part of the text.
  private struct Piece {
    enum Kind {
      case text
      /// A character that is written in another way: an escape or an entity.
      case character([UInt8])
      case code
      /// What is not text: HTML, an image, a link's brackets.
      case hidden
      case delimiter(Delimiter)
    }

    var kind: Kind
    var range: Range<Int>
  }

  private struct Delimiter {
    var character: UInt8
    var count: Int
    var canOpen: Bool
    var canClose: Bool
    var length: Int
  }

  init(_ text: [UInt8], _ definitions: LinkDefinitions, keepsText: Bool) {
    self.text = text
    self.definitions = definitions
    self.keepsText = keepsText
    parse()
    if keepsText { matchDelimiters(from: 0) }
  }

  private mutating func parse() {
    let end = text.count
    var plain = 0
    while position < end {
      let start = position
      switch text[position] {
      case .backslash, .backtick, .leftBracket, .rightBracket, .lessThan: break
      case .exclamationMark where text.has("![", at: position, before: end):
        // There are no images of footnotes.
        if text.has("![^", at: position, before: end) {
          position += 1
          continue
        }
      case .ampersand where keepsText: break
      case UInt8(ascii: "h") where text.has("http", at: position, before: end):
        addBareAddress()
        position += 1
        continue
      case .asterisk where keepsText, .underscore where keepsText, .tilde where keepsText: break
      default:
        position += 1
        continue
      }
      keep(plain..<start)
      parseSpecial()
      plain = position
    }
    keep(plain..<end)
  }

  /// Adds an address that is written as text, by GitHub's rules.
  private mutating func addBareAddress() {
    let start = position
    let isAddress =
      text.has("http://", at: start, before: text.count)
      || text.has("https://", at: start, before: text.count)
    guard isAddress, start == 0 || !text[start - 1].isWordByte else { return }
    var address = text[start...].prefix { byte in
      !byte.isWhiteSpace && !"<>[]`|\"".utf8.contains(byte)
    }
    while let last = address.last {
      let isUnbalanced =
        last == .rightParenthesis
        && address.count { $0 == .rightParenthesis } > address.count { $0 == .leftParenthesis }
      guard isUnbalanced || "?!.,:*_~'".utf8.contains(last) else { break }
      address.removeLast()
    }
    // Prose may name `http://` alone.
    guard address.last != .slash || address.count(where: { $0 == .slash }) > 2 else { return }
    addAddress(address.startIndex..<address.endIndex, of: start)
  }

  private mutating func addAddress(_ range: Range<Int>, of link: Int) {
    let address = String(decoding: text[range], as: UTF8.self)
    targets.append(Target(address: address, offset: link, range: range))
  }

  private mutating func keep(_ range: Range<Int>) {
    if !range.isEmpty { add(.text, range) }
  }

  private mutating func add(_ kind: Piece.Kind, _ range: Range<Int>) {
    if keepsText { pieces.append(Piece(kind: kind, range: range)) }
  }

  private mutating func parseSpecial() {
    let start = position
    let end = text.count
    switch text[start] {
    case .backslash:
      position = min(start + 2, end)
      if start + 1 < end, text[start + 1].isPunctuation {
        add(.character([text[start + 1]]), start..<position)
      } else if start + 1 < end, text[start + 1] == .lineFeed {
        // A line break.
        add(.hidden, start..<(start + 1))
        add(.text, (start + 1)..<position)
      } else {
        position = start + 1
        add(.text, start..<position)
      }
    case .backtick:
      let run = CodeSpans.endOfRun(text, at: start, before: end)
      position = codeSpans.end(text, at: start, before: end)
      if position > run, run - start == 2 { symbols.append(run..<(position - 2)) }
      add(position > run ? .code : .text, start..<position)
    case .ampersand:
      if let entity = MarkdownEscapes.entity(text[start...]) {
        position = entity.end
        add(.character(Array(entity.text.utf8)), start..<position)
      } else {
        position += 1
        add(.text, start..<position)
      }
    case .exclamationMark: openBracket(isImage: true)
    case .leftBracket: openBracket(isImage: false)
    case .rightBracket: closeBracket()
    case .lessThan: parseTag()
    default: parseDelimiters()
    }
  }

  // MARK: HTML

  private mutating func parseTag() {
    let start = position
    if let end = endOfAutolink {
      position = end
      let address = (start + 1)..<(end - 1)
      // A mail address has no colon.
      if text[address].contains(.colon) { addAddress(address, of: start) }
      add(.text, address)
    } else if let end = endOfHiddenHTML {
      position = end
      add(.hidden, start..<end)
    } else if let tag = HTMLTag(text, at: start, before: text.count, isStrict: true) {
      position = tag.end
      tags.append((tag, start))
      add(.hidden, start..<position)
    } else {
      position += 1
      add(.text, start..<position)
    }
  }

  /// The end of an address or a mail address in `<` and `>`.
  private var endOfAutolink: Int? {
    let address = text[(position + 1)...].prefix {
      $0 > .space && $0 != .lessThan && $0 != .greaterThan
    }
    guard address.endIndex < text.count, text[address.endIndex] == .greaterThan,
      address.contains(where: { $0 == .colon || $0 == UInt8(ascii: "@") })
    else { return nil }
    let form =
      /[A-Za-z][A-Za-z0-9+.\-]{1,31}:.*|[A-Za-z0-9.!#$%&'*+\/=?^_`{|}~\-]+@[A-Za-z0-9.\-]*/
      .matchingSemantics(.unicodeScalar)
    return String(decoding: address, as: UTF8.self).wholeMatch(of: form) != nil
      ? address.endIndex + 1 : nil
  }

  /// The end of a comment, an instruction, a declaration or character data.
  private var endOfHiddenHTML: Int? {
    mutating get {
      let start = position
      let end = text.count
      if text.has("<!--", at: start, before: end) {
        if text.has("<!-->", at: start, before: end) { return start + 5 }
        if text.has("<!--->", at: start, before: end) { return start + 6 }
        guard !hasUnclosedComment else { return nil }
        let close = text.firstIndex(of: "-->", from: start + 4, before: end)
        hasUnclosedComment = close == nil
        if let close { comments.append(start..<(close + 3)) }
        return close.map { $0 + 3 }
      }
      if text.has("<?", at: start, before: end) {
        return text.firstIndex(of: "?>", from: start + 2, before: end).map { $0 + 2 }
      }
      if text.has("<![CDATA[", at: start, before: end) {
        return text.firstIndex(of: "]]>", from: start + 9, before: end).map { $0 + 3 }
      }
      if text.has("<!", at: start, before: end), start + 2 < end, text[start + 2].isLetter {
        let name = text[(start + 2)...].prefix {
          $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z")
        }
        guard !name.isEmpty, name.endIndex < end, text[name.endIndex].isWhiteSpace else {
          return nil
        }
        return text.firstIndex(of: ">", from: name.endIndex, before: end).map { $0 + 1 }
      }
      return nil
    }
  }
}

// MARK: - Links

extension InlineParser {
  private mutating func openBracket(isImage: Bool) {
    let length = isImage ? 2 : 1
    brackets.append(
      Bracket(
        offset: position + length - 1, isImage: isImage, piece: pieces.count,
        delimiters: delimiters.count))
    add(.text, position..<(position + length))
    position += length
  }

  private mutating func closeBracket() {
    let close = position
    position += 1
    guard let opening = popBracket() else { return add(.text, close..<position) }
    if position < text.count, text[position] == .leftParenthesis,
      let link = LinkDestination.inline(text, at: position, before: text.count)
    {
      targets.append(
        Target(
          address: MarkdownEscapes.decode(text[link.address]), offset: opening.offset,
          range: link.address, isImage: opening.isImage))
      finish(opening, end: link.end)
      return
    }
    let label = LinkLabel(text, at: position, before: text.count)
    let own = LinkLabel(text, at: opening.offset, before: close + 1)
      .flatMap { $0.end == close + 1 ? $0 : nil }
    if let used = label.flatMap({ $0.text.isEmpty ? nil : $0 }) ?? own,
      let address = definitions.address(of: text[used.text])
    {
      targets.append(
        Target(address: address, offset: opening.offset, isImage: opening.isImage))
      finish(opening, end: label?.end ?? position)
      return
    }
    if let own, definitions.footnotes.contains(LinkLabel.normalized(text[own.text])) {
      if keepsText { hide(from: opening.piece) }
      add(.hidden, opening.offset..<position)
      return
    }
    if let label { recordUndefined(label, opening.offset) }
    // What looks like a footnote that is not defined is shown as it is written.
    if keepsText, !opening.isImage, text.has("[^", at: opening.offset, before: close) {
      hide(from: opening.piece)
      return add(.text, opening.offset..<position)
    }
    add(.text, close..<position)
  }

  private mutating func popBracket() -> Bracket? {
    guard let bracket = brackets.popLast() else { return nil }
    let isActive = brackets.count >= inactiveDepth
    inactiveDepth = min(inactiveDepth, brackets.count)
    return isActive || bracket.isImage ? bracket : nil
  }

  private mutating func finish(_ opening: Bracket, end: Int) {
    let close = position - 1
    position = end
    if !opening.isImage { inactiveDepth = brackets.count }
    guard keepsText else { return }
    if opening.isImage {
      hide(from: opening.piece)
      delimiters.removeSubrange(opening.delimiters...)
    } else {
      matchDelimiters(from: opening.delimiters)
      pieces[opening.piece].kind = .hidden
    }
    add(.hidden, close..<end)
  }

  private mutating func hide(from piece: Int) {
    for index in piece..<pieces.count { pieces[index].kind = .hidden }
  }

  private mutating func recordUndefined(_ label: LinkLabel, _ offset: Int) {
    // In `[text][label](address)`, the second part is the link, and `a[i][j]` is not a link at all, also in code.
    if label.end < text.count, text[label.end] == .leftParenthesis { return }
    let before = offset > 0 ? text[offset - 1] : .space
    let isSubscript = before.isWordByte || "_])`".utf8.contains(before)
    guard !isSubscript, let first = text[label.text].first, first != UInt8(ascii: "^") else {
      return
    }
    undefined.append((label.text, offset))
  }
}

// MARK: - Emphasis

extension InlineParser {
  private mutating func parseDelimiters() {
    let start = position
    let character = text[start]
    while position < text.count, text[position] == character { position += 1 }
    // As in cmark-gfm, emphasis depends on what is around it without the marks of strikethrough.
    let isSkipped = { (byte: UInt8) in character != .tilde && byte == .tilde }
    let before = text.scalar(
      before: text[..<start].lastIndex { !isSkipped($0) }.map { $0 + 1 } ?? 0)
    let after = text.scalar(at: text[position...].firstIndex { !isSkipped($0) } ?? text.count)
    let isLeft =
      !after.isWhite && (!after.isPunctuation || before.isWhite || before.isPunctuation)
    let isRight =
      !before.isWhite && (!before.isPunctuation || after.isWhite || after.isPunctuation)
    let isUnderscore = character == .underscore
    guard character != .tilde || position - start <= 2 else { return add(.text, start..<position) }
    delimiters.append(pieces.count)
    add(
      .delimiter(
        Delimiter(
          character: character, count: position - start,
          canOpen: isLeft && (!isUnderscore || !isRight || before.isPunctuation),
          canClose: isRight && (!isUnderscore || !isLeft || after.isPunctuation),
          length: position - start)),
      start..<position)
  }

  private func delimiter(_ index: Int) -> Delimiter? {
    if case .delimiter(let delimiter) = pieces[delimiters[index]].kind { delimiter } else { nil }
  }

  /// Matches the delimiters of emphasis, and removes them from the stack.
  private mutating func matchDelimiters(from bottom: Int) {
    defer { delimiters.removeSubrange(min(bottom, delimiters.count)...) }
    var closer = bottom
    // For each kind of closer, the delimiter below which there is no opener.
    var bottoms: [Int: Int] = [:]
    while closer < delimiters.count {
      guard var close = delimiter(closer), close.canClose, close.count > 0 else {
        closer += 1
        continue
      }
      let kind = Int(close.character) * 8 + (close.canOpen ? 4 : 0) + close.length % 3
      let lowest = bottoms[kind] ?? bottom
      var opener = closer - 1
      while opener >= lowest {
        if let open = delimiter(opener), Self.matches(open, close) { break }
        opener -= 1
      }
      guard opener >= lowest, var open = delimiter(opener) else {
        bottoms[kind] = closer
        closer += 1
        continue
      }
      if close.character == .tilde, open.length != close.length {
        delimiters.removeSubrange(opener...closer)
        closer = opener
        continue
      }
      let used = close.character == .tilde ? close.count : open.count > 1 && close.count > 1 ? 2 : 1
      open.count -= used
      close.count -= used
      pieces[delimiters[opener]].kind = .delimiter(open)
      pieces[delimiters[closer]].kind = .delimiter(close)
      // What is between them cannot match anything outside.
      delimiters.removeSubrange((opener + 1)..<closer)
      closer = opener + 1
      for (key, value) in bottoms where value > closer { bottoms[key] = closer }
    }
  }

  private static func matches(_ open: Delimiter, _ close: Delimiter) -> Bool {
    guard open.canOpen, open.count > 0, open.character == close.character else { return false }
    // Runs that can both open and close match only if their lengths do.
    let isOdd =
      (open.canClose || close.canOpen) && close.length % 3 != 0
      && (open.length + close.length) % 3 == 0
    return !isOdd
  }
}

// MARK: - Text

extension InlineParser {
  /// The text as it is rendered.
  var plainText: String {
    var plain: [UInt8] = []
    for piece in pieces {
      switch piece.kind {
      case .text: plain += withoutSpacesAtLineBreaks(piece.range)
      case .character(let bytes): plain += bytes
      case .code: plain += codeText(piece.range)
      case .hidden: break
      case .delimiter(let delimiter):
        plain += repeatElement(delimiter.character, count: delimiter.count)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private func withoutSpacesAtLineBreaks(_ range: Range<Int>) -> [UInt8] {
    var plain: [UInt8] = []
    for index in range {
      if text[index] == .lineFeed {
        while let last = plain.last, last == .space || last == .tab { plain.removeLast() }
      } else if plain.last == .lineFeed, text[index] == .space || text[index] == .tab {
        continue
      }
      plain.append(text[index])
    }
    return plain
  }

  /// The Markdown of the text, for a link: without links, images, HTML and emphasis by asterisks.
  var linkText: String {
    var markdown: [UInt8] = []
    let isAmbiguous = hasAmbiguousBrackets
    // Without what is between them, two runs of backticks could become one.
    let joinsRuns = pieces.contains { if case .hidden = $0.kind { true } else { false } }
    for piece in pieces {
      switch piece.kind {
      case .text where isAmbiguous || joinsRuns:
        for byte in text[piece.range] {
          let isBracket = byte == .leftBracket || byte == .rightBracket
          if isBracket && isAmbiguous || byte == .backtick && joinsRuns {
            markdown.append(.backslash)
          }
          markdown.append(byte)
        }
      case .text, .character, .code: markdown += text[piece.range]
      case .hidden: break
      case .delimiter(let delimiter) where delimiter.character == .asterisk:
        markdown += repeatElement(.asterisk, count: delimiter.count)
      case .delimiter: markdown += text[piece.range]
      }
    }
    let words = String(decoding: markdown, as: UTF8.self)
    return words.split(whereSeparator: \.isNewline).map(\.trimmed).joined(separator: " ")
  }

  /// Whether brackets are unbalanced, or could begin a link if the text were on one line.
  private var hasAmbiguousBrackets: Bool {
    var depth = 0
    for piece in pieces {
      guard case .text = piece.kind else { continue }
      for index in piece.range {
        if text[index] == .leftBracket { depth += 1 }
        guard text[index] == .rightBracket else { continue }
        depth -= 1
        let next = index + 1 < text.count ? text[index + 1] : .space
        if depth < 0 || next == .leftParenthesis || next == .leftBracket { return true }
      }
    }
    return depth != 0
  }

  private func codeText(_ range: Range<Int>) -> [UInt8] {
    let run = CodeSpans.endOfRun(text, at: range.lowerBound, before: range.upperBound)
    let length = run - range.lowerBound
    var code = text[run..<(range.upperBound - length)].map { $0 == .lineFeed ? .space : $0 }[...]
    if code.first == .space, code.last == .space, code.contains(where: { $0 != .space }) {
      code = code.dropFirst().dropLast()
    }
    return Array(code)
  }
}

extension [UInt8] {
  /// Returns the Unicode scalar at an offset; a line feed at the end.
  fileprivate func scalar(at offset: Int) -> Unicode.Scalar {
    guard offset < count else { return "\n" }
    return withUnsafeBufferPointer {
      Unicode.Scalar(ByteView($0).firstScalar(in: offset..<$0.count).value) ?? "\u{FFFD}"
    }
  }

  /// Returns the Unicode scalar before an offset; a line feed at the start.
  fileprivate func scalar(before offset: Int) -> Unicode.Scalar {
    guard offset > 0 else { return "\n" }
    return withUnsafeBufferPointer {
      Unicode.Scalar(ByteView($0).lastScalar(in: 0..<offset).value) ?? "\u{FFFD}"
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isWhite: Bool { isUnicodeWhite(value) }

  fileprivate var isPunctuation: Bool {
    isASCII ? UInt8(value).isPunctuation : isInPunctuationCategory
  }

  /// Whether its category is one of Unicode's for punctuation, which do not have all of ASCII's.
  var isInPunctuationCategory: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default:
      return false
    }
  }
}

/// The definitions of a document's labels.
struct LinkDefinitions {
  private var addresses: [String: String] = [:]
  /// The normal forms of the labels of footnotes, as in `^note`.
  var footnotes: Set<String> = []
  /// The labels as they are written, by their normal forms.
  private(set) var labels: [String: String] = [:]

  /// Adds a definition; the first one of a label counts.
  mutating func add(_ definition: MarkdownBlock.Definition) {
    let label = LinkLabel.normalized(definition.label[...])
    guard addresses[label] == nil else { return }
    addresses[label] = MarkdownEscapes.decode(definition.address[...])
    labels[label] = String(decoding: definition.label, as: UTF8.self)
  }

  func address(of label: ArraySlice<UInt8>) -> String? {
    addresses.isEmpty ? nil : addresses[LinkLabel.normalized(label)]
  }
}

/// Finds the ends of code spans in linear time.
struct CodeSpans {
  /// The start of the run of each length that was found last; as in cmark-gfm, a search between the
  /// first unsuccessful one and a later one may set it to an earlier run.
  private var lastRuns: [Int: Int] = [:]
  private var hasReachedEnd = false

  /// Returns the first byte after the code span that begins here, or after its backticks if it has no end.
  mutating func end(_ bytes: [UInt8], at start: Int, before end: Int) -> Int {
    let text = Self.endOfRun(bytes, at: start, before: end)
    let length = text - start
    if hasReachedEnd, (lastRuns[length] ?? -1) < text { return text }
    var position = text
    while position < end {
      guard bytes[position] == .backtick else {
        position += 1
        continue
      }
      let behind = Self.endOfRun(bytes, at: position, before: end)
      lastRuns[behind - position] = position
      if behind - position == length { return behind }
      position = behind
    }
    hasReachedEnd = true
    return text
  }

  static func endOfRun(_ bytes: [UInt8], at start: Int, before end: Int) -> Int {
    bytes[start..<end].prefix { $0 == .backtick }.endIndex
  }
}
