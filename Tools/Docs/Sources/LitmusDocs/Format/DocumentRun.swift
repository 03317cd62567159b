/// The processing of one document: reads its lines and produces its new content.
struct DocumentRun {
  /// The maximum nesting depth of includes.
  static let deepestInclude = 64
  /// The maximum number of includes of a document, so that a few files cannot exhaust the memory.
  static let mostIncludes = 10_000

  let options: FormatOptions
  let sources: TreeSources
  /// The document's path in findings.
  let document: String
  /// The current content of the document that is written.
  let existing: [UInt8]?

  /// The new document, as far as it has been read.
  var output: [UInt8] = []
  var result: ProcessedDocument
  var includes = 0
  var contents = Contents()
  var blocks = TextBlocks()
  /// The state before a line that may be the marker of an include, which the include's text replaces.
  var blocksBeforeInclude: TextBlocks?
  /// The check of the text; nil if it is off.
  var validation: ContentValidation?

  var isLitmus: Bool { options.compatibility == .litmus }
  var isInPlace: Bool { options.convention == .inPlaceOverwrite }

  init(from sources: TreeSources, document: String, existing: [UInt8]?) {
    self.sources = sources
    options = sources.options
    self.document = document
    self.existing = existing
    validation = ContentValidation(of: document, options: options)
    result = ProcessedDocument(parts: [document: []])
  }

  /// Reads all lines of a document or an include, and writes them with their markers expanded.
  mutating func read(_ cursor: inout DocumentCursor) {
    while cursor.advance() {
      let first = cursor.number
      if readLine(&cursor) { result.parts[cursor.file]?.append(first...cursor.number) }
    }
    cursor.writeRest(to: &output)
  }

  /// Returns whether the line is a marker, which is expanded.
  private mutating func readLine(_ cursor: inout DocumentCursor) -> Bool {
    let first = cursor.view.firstVisible(in: cursor.line)
    if validation != nil {
      let line = Array(cursor.view[cursor.line])
      result.findings +=
        validation?.findings(on: line, number: cursor.number, in: cursor.file) ?? []
    }
    if isLitmus {
      let comment = cursor.startOfComment()
      let mayInclude = first == UInt8(ascii: "i") || cursor.mayInclude()
      blocksBeforeInclude = mayInclude ? blocks : nil
      if blocks.contains(cursor.line, startOfComment: comment, of: cursor.view) { return false }
      if let comment { reportTextBefore(comment, at: cursor) }
    }
    if let include = includeMarker(&cursor, first: first) {
      expand(include, at: &cursor)
      return true
    }
    guard let first else { return false }
    switch first {
    case UInt8(ascii: "#"):
      recordHeading(at: cursor)
      return false
    case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "w"), UInt8(ascii: "W"),
      UInt8(ascii: "t"), .lessThan, .greaterThan, 0x0B, 0x0C, 0x80...:
      let marker = DocumentMarker(
        cursor.line, of: cursor.view, allowsBlocks: isInPlace, isLitmus: isLitmus)
      guard let marker else {
        if isLitmus { reportMisspelling(at: cursor) }
        return false
      }
      if isOfAnotherTool(marker, at: &cursor) { return false }
      result.hasMarkers = true
      switch marker.kind {
      case .snippet: expandSnippet(marker, at: &cursor)
      case .webSnippet: expandWebSnippet(marker, at: &cursor)
      case .contents: replaceContents(marker, at: &cursor)
      }
      return true
    default:
      return false
    }
  }

  private func includeMarker(_ cursor: inout DocumentCursor, first: UInt8?) -> IncludeMarker? {
    if first == UInt8(ascii: "i"),
      let marker = IncludeMarker(bare: cursor.line, of: cursor.view)
    {
      return marker
    }
    guard isInPlace, cursor.mayInclude() else { return nil }
    return IncludeMarker(commentOn: cursor.line, of: cursor.view, isLitmus: isLitmus)
  }

  // MARK: What goes wrong

  mutating func report(
    _ message: String, at place: DocumentCursor.Place, fix: Finding.Fix? = nil,
    isWarning: Bool = false
  ) {
    result.findings.append(
      Finding(
        .snippet, file: place.file, line: place.line, message: message, fix: fix,
        isWarning: isWarning))
  }

  /// Reports the fence of a document that is open at its end, if it does not end with a quote.
  mutating func reportOpenFence(in text: [UInt8]) {
    guard let fence = MarkdownFence.all(in: TextLines(text)).last, !fence.isClosed,
      fence.reachesEnd
    else { return }
    report(
      "the fence is not closed, so that all below it is code: close it",
      at: DocumentCursor.Place(file: document, line: fence.openingLine + 1))
  }

  /// Reports a comment whose first word is almost that of a marker.
  private mutating func reportMisspelling(at cursor: DocumentCursor) {
    let view = cursor.view
    let line = view.behindQuotes(cursor.line)
    guard isInPlace, view.matches("<!--", at: line.lowerBound, before: line.upperBound) else {
      return
    }
    let text = view.trimmedStart((line.lowerBound + 4)..<line.upperBound)
    let end = text.first { view[$0] != .hyphen && !view[$0].isLetter } ?? text.upperBound
    let isFollowedByKey = end < text.upperBound && view[end] == .colon
    let words = isFollowedByKey ? Self.wordsWithKey : Self.endWords
    let length = end - text.lowerBound
    guard (6...16).contains(length) else { return }
    let word = view.string(text.lowerBound..<end)
    guard !words.contains(where: { $0.lowercased() == word.lowercased() }),
      let meant = NearestName.of(word, among: words)
    else { return }
    report(
      "unknown comment '\(word)': did you mean '\(meant)\(isFollowedByKey ? ":" : "")'?",
      at: cursor.place)
  }

  private static let wordsWithKey = ["snippet", "web-snippet", "include", "output"]
  private static let endWords = ["endSnippet", "endInclude", "endOutput"]

  /// Returns whether a key can be parsed again from the comment that is written for it; reports one that cannot.
  mutating func isUsable(
    _ key: String, of marker: String, at place: DocumentCursor.Place
  ) -> Bool {
    if key.isEmpty {
      report("'\(marker):' has no key: write '\(marker): KEY'", at: place)
      return false
    }
    guard isLitmus else { return true }
    // MarkdownSnippets ends a line there, and an editor may do so.
    let ends: [Unicode.Scalar] = ["\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"]
    if let end = key.unicodeScalars.first(where: ends.contains) {
      let code = String(end.value, radix: 16, uppercase: true)
      report(
        "the key of '\(marker):' has the invisible character U+\(String(repeating: "0", count: 4 - code.count))\(code) in it, "
          + "which ends a line: remove it", at: place)
      return false
    }
    let words = ["<!--", "-->"] + (marker == "include" ? [". path:", "`"] : [])
    guard let word = words.first(where: key.hasText) else { return true }
    report(
      "the key of '\(marker): \(key)' has '\(word)' in it, which its comment cannot hold: "
        + "remove it", at: place)
    return false
  }

  /// Reports text on the line of a marker, which would be lost when the line is rewritten.
  mutating func reportLostText(_ marker: StaticString, at place: DocumentCursor.Place) {
    guard isLitmus else { return }
    report(
      "there is more on the line of '\(marker)', which would be lost: "
        + "give the marker a line of its own", at: place)
  }

  /// Reports a comment that would be the marker of a snippet if there were no text before it.
  private mutating func reportTextBefore(_ comment: Int, at cursor: DocumentCursor) {
    let view = cursor.view
    guard isInPlace, comment > view.behindQuotes(cursor.line).lowerBound,
      !view.isInCode(comment, on: cursor.line),
      let marker = DocumentMarker(
        comment..<cursor.line.upperBound, of: view, allowsBlocks: true, isLitmus: true),
      marker.kind == .snippet
    else { return }
    reportLostText("<!-- snippet:", at: cursor.place)
  }

  /// Returns the position of the end marker of the block that begins on the current line.
  ///
  /// MarkdownSnippets takes the next one, wherever it is.
  ///
  /// - Parameter start: The comment that begins the block; nil if the line begins with it.
  func end(
    of kind: BlockEnds.Kind, at start: Int? = nil, _ cursor: inout DocumentCursor
  ) -> Int? {
    guard isLitmus else { return cursor.nextEnd(of: kind) }
    let start = start ?? cursor.view.behindQuotes(cursor.line).lowerBound
    return cursor.end(of: kind, at: start, after: blocks)
  }

  /// Moves to the line with the end marker of a block; returns false if there is none, and reports that.
  ///
  /// - Parameters:
  ///   - marker: The comment that begins the block.
  ///   - start: The position of the comment; nil if the line begins with it.
  mutating func move(
    _ cursor: inout DocumentCursor, toEndOf kind: BlockEnds.Kind, _ marker: String,
    at start: Int? = nil
  ) -> Bool {
    guard let offset = end(of: kind, at: start, &cursor) else {
      report("'\(marker)' has no '\(kind.end)' after it: add one", at: cursor.place)
      return false
    }
    cursor.move(to: offset)
    let behind = (offset + kind.end.utf8CodeUnitCount)..<cursor.line.upperBound
    let isFirst = cursor.view.behindQuotes(cursor.line).lowerBound == offset
    if kind == .snippet && !isFirst || !cursor.view.trimmedStart(behind).isEmpty {
      reportLostText(kind.end, at: cursor.place)
    }
    return true
  }

  // MARK: Looking up

  /// The result of looking up a key; an error is the reason why it cannot be used.
  enum Lookup<Content> {
    case found(Content)
    /// It was not fetched: what is there stays.
    case notFetched
    /// There is none, and the document shows a message instead.
    case missing(String)

    func then<Other>(_ next: (Content) throws -> Lookup<Other>) rethrows -> Lookup<Other> {
      switch self {
      case .found(let content): try next(content)
      case .notFetched: .notFetched
      case .missing(let text): .missing(text)
      }
    }
  }

  /// Returns the result of looking up the key of the current line; nil if there is a problem, which is reported.
  mutating func lookUp<Content>(
    at cursor: DocumentCursor,
    _ find: (inout DocumentRun, DocumentCursor) throws -> Lookup<Content>
  ) -> Lookup<Content>? {
    do {
      return try find(&self, cursor)
    } catch {
      report("\(error)", at: cursor.place)
      return nil
    }
  }

  /// Returns the result for what does not exist, which is a warning if the options say so, and otherwise an error.
  ///
  /// - Parameter text: The message that a document shows if it is a warning.
  mutating func absent<Content>(
    _ problem: String, showing text: String, at cursor: DocumentCursor
  ) throws(Problem) -> Lookup<Content> {
    guard options.treatMissingAsWarning else { throw Problem(problem) }
    report(problem, at: cursor.place, isWarning: true)
    return .missing(text)
  }

  /// Returns the content of an address.
  mutating func content(
    of url: String, orShow text: String, at cursor: DocumentCursor
  ) throws(Problem) -> Lookup<[UInt8]> {
    switch sources.web(url) {
    case .content(let bytes): .found(bytes)
    case .notAsked: .notFetched
    case .unavailable(let reason):
      try absent("'\(url)' cannot be read: \(reason)", showing: text, at: cursor)
    }
  }
}

extension DocumentRun {
  /// Returns whether a marker begins a table of contents that another tool writes, and reports that.
  private mutating func isOfAnotherTool(
    _ marker: DocumentMarker, at cursor: inout DocumentCursor
  ) -> Bool {
    guard isLitmus, marker.isBlock, marker.kind == .contents,
      let end = end(of: .contents, &cursor),
      let word = Contents.endsOfOtherTools.first(where: {
        cursor.view.matches($0, at: end, before: cursor.view.count)
      })
    else { return false }
    report(
      "'<!-- toc -->' is left for another tool: '\(word)' ends it, not '\(Contents.end)'",
      at: cursor.place, isWarning: true)
    return true
  }

  /// Records the position of a table of contents, and skips the existing one.
  mutating func replaceContents(_ marker: DocumentMarker, at cursor: inout DocumentCursor) {
    let line = cursor.line
    let prefix = prefix(of: cursor)
    cursor.writeBefore(to: &output)
    if marker.isBlock, !move(&cursor, toEndOf: .contents, "<!-- toc -->") { return }
    contents.tables.append(
      Contents.TablePosition(
        offset: output.count, marker: Array(cursor.view[line]), prefix: prefix))
    skip(marker, at: &cursor)
  }

  /// Returns what new lines get in place of the current line: the marks of quotes, and in a list item the white space
  /// before the marker.
  func prefix(of cursor: DocumentCursor) -> [UInt8] {
    guard isLitmus else { return [] }
    let prefix = cursor.line.lowerBound..<cursor.view.behindQuotes(cursor.line).lowerBound
    let isInQuote = cursor.view.first(.greaterThan, in: prefix) != nil
    return isInQuote || blocks.isInItem ? Array(cursor.view[prefix]) : []
  }

  /// Skips the line of a marker, or the last line of its block.
  ///
  /// MarkdownSnippets does not process the line after a block: it is written as it is.
  mutating func skip(_ marker: DocumentMarker, at cursor: inout DocumentCursor) {
    cursor.skipLine()
    blocks.endParagraph()
    if marker.isBlock, !isLitmus { _ = cursor.advance() }
  }

  /// Records the current line, which begins with `#` after white space, if MarkdownSnippets takes it
  /// for a heading.
  mutating func recordHeading(at cursor: DocumentCursor) {
    let line = cursor.line
    guard !isLitmus, cursor.view[line.lowerBound] == .numberSign, !contents.tables.isEmpty else {
      return
    }
    let start = output.count + line.lowerBound - cursor.written
    contents.originalHeadings.append(start..<(start + line.count))
  }
}
