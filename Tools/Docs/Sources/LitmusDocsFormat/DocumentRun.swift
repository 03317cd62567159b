/// The processing of one document: reads its lines and produces its new content.
struct DocumentRun {
  /// The maximum nesting depth of includes.
  static let deepestInclude = 64
  /// The maximum number of includes of a document, so that a few files cannot exhaust the memory.
  static let mostIncludes = 10_000

  let options: FormatOptions
  let sources: any DocumentSources
  /// The document's path in findings.
  let document: String
  /// The current content of the document that is written.
  let existing: [UInt8]?

  var output: [UInt8] = []
  var findings: [Finding] = []
  var usedKeys: Set<String> = []
  var hasMarkers = false
  var includes = 0
  var contents = Contents()
  var blocks = TextBlocks()
  /// The state before a line that may be the marker of an include, which the include's text replaces.
  var blocksBeforeInclude: TextBlocks?
  /// The check of the text; nil if it is off.
  var validation: ContentValidation?

  var isLitmus: Bool { options.compatibility == .litmus }
  var isInPlace: Bool { options.convention == .inPlaceOverwrite }

  init(
    options: FormatOptions, sources: any DocumentSources, document: String, existing: [UInt8]?
  ) {
    self.options = options
    self.sources = sources
    self.document = document
    self.existing = existing
    validation = ContentValidation(of: document, options: options)
  }

  /// Reads all lines of a document or an include, and writes them with their markers expanded.
  mutating func read(_ cursor: inout DocumentCursor) {
    while cursor.advance() { readLine(&cursor) }
    cursor.writeRest(to: &output)
  }

  private mutating func readLine(_ cursor: inout DocumentCursor) {
    let first = cursor.view.firstVisible(in: cursor.line)
    if validation != nil {
      let line = Array(cursor.view[cursor.line])
      findings += validation?.findings(on: line, number: cursor.number, in: cursor.file) ?? []
    }
    if isLitmus {
      let comment = cursor.startOfComment()
      let mayInclude = first == UInt8(ascii: "i") || cursor.mayInclude()
      blocksBeforeInclude = mayInclude ? blocks : nil
      if blocks.contains(cursor.line, startOfComment: comment, of: cursor.view) { return }
    }
    if let include = includeMarker(&cursor, first: first) {
      expand(include, at: &cursor)
      return
    }
    guard let first else { return }
    switch first {
    case UInt8(ascii: "#"):
      recordHeading(at: cursor)
    case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "w"), UInt8(ascii: "W"),
      UInt8(ascii: "t"), UInt8(ascii: "<"), 0x0B, 0x0C, 0x80...:
      let marker = DocumentMarker(
        cursor.line, of: cursor.view, allowsBlocks: isInPlace, isLitmus: isLitmus)
      guard let marker else {
        if isLitmus { reportMisspelling(at: cursor) }
        return
      }
      hasMarkers = true
      switch marker.kind {
      case .snippet: expandSnippet(marker, at: &cursor)
      case .webSnippet: expandWebSnippet(marker, at: &cursor)
      case .contents: replaceContents(marker, at: &cursor)
      }
    default:
      break
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
    _ message: String, at line: Int, in file: String, fix: Finding.Fix? = nil,
    isWarning: Bool = false
  ) {
    findings.append(
      Finding(.snippet, file: file, line: line, message: message, fix: fix, isWarning: isWarning))
  }

  /// Reports the fence of a document that is open at its end, if it does not end with a quote.
  mutating func reportOpenFence(in text: [UInt8]) {
    guard let fence = MarkdownFence.all(in: TextLines(text)).last, !fence.isClosed,
      fence.reachesEnd
    else { return }
    report(
      "the fence is not closed, so that all below it is code: close it",
      at: fence.openingLine + 1, in: document)
  }

  /// Reports a comment whose first word is almost that of a marker.
  private mutating func reportMisspelling(at cursor: DocumentCursor) {
    let view = cursor.view
    let line = view.trimmedStart(cursor.line)
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
      at: cursor.number, in: cursor.file)
  }

  private static let wordsWithKey = ["snippet", "web-snippet", "include", "output"]
  private static let endWords = ["endSnippet", "endInclude", "endOutput"]

  /// Reports that a marker has no end marker.
  mutating func reportUnclosed(_ marker: String, end: StaticString, at line: Int, in file: String) {
    report("'\(marker)' has no '\(end)' after it: add one", at: line, in: file)
  }

  /// Reports a key that could not be parsed again from the comment that is written for it.
  ///
  /// - Returns: Whether the key is such a key.
  mutating func reportKey(_ key: String, of marker: String, at cursor: DocumentCursor) -> Bool {
    guard isLitmus else { return false }
    // MarkdownSnippets ends a line there, and an editor may do so.
    let ends: Set<Unicode.Scalar> = ["\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"]
    if let end = key.unicodeScalars.first(where: ends.contains) {
      let code = String(end.value, radix: 16, uppercase: true)
      report(
        "the key of '\(marker):' has the invisible character U+\(String(repeating: "0", count: 4 - code.count))\(code) in it, "
          + "which ends a line: remove it", at: cursor.number, in: cursor.file)
      return true
    }
    let words = ["<!--", "-->"] + (marker == "include" ? [". path:", "`"] : [])
    guard let word = words.first(where: key.hasText) else { return false }
    report(
      "the key of '\(marker): \(key)' has '\(word)' in it, which its comment cannot hold: "
        + "remove it", at: cursor.number, in: cursor.file)
    return true
  }

  /// Reports text on the line of a marker, which would be lost when the line is rewritten.
  mutating func reportLostText(_ marker: StaticString, at line: Int, in file: String) {
    report(
      "there is more on the line of '\(marker)', which would be lost: "
        + "give the marker a line of its own", at: line, in: file)
  }
}

extension DocumentRun {
  /// Records the position of a table of contents, and skips the existing one.
  mutating func replaceContents(_ marker: DocumentMarker, at cursor: inout DocumentCursor) {
    let line = cursor.line
    cursor.writeBefore(to: &output)
    if marker.isBlock {
      guard let end = cursor.offset(of: .endToc, from: cursor.next) else {
        reportUnclosed("<!-- toc -->", end: Contents.end, at: cursor.number, in: cursor.file)
        return
      }
      cursor.move(to: end)
      let behind = (end + 15)..<cursor.line.upperBound
      if isLitmus, !cursor.view.trimmedStart(behind).isEmpty {
        reportLostText(Contents.end, at: cursor.number, in: cursor.file)
      }
    }
    contents.tables.append(
      Contents.TablePosition(offset: output.count, marker: Array(cursor.view[line])))
    skip(marker, at: &cursor)
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
