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
      let isText = blocks.contains(
        cursor.line, first: first, startOfComment: comment, of: cursor.view)
      if isText { return }
    }
    if let include = includeMarker(&cursor, first: first) {
      expand(include, at: &cursor)
      return
    }
    guard let first else { return }
    switch first {
    case UInt8(ascii: "#"):
      recordHeading(at: cursor)
    case UInt8(ascii: "="), UInt8(ascii: "-"):
      recordUnderlinedHeading(at: cursor)
    case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "w"), UInt8(ascii: "W"),
      UInt8(ascii: "t"), UInt8(ascii: "<"), 0x0B, 0x0C, 0x80...:
      let marker = DocumentMarker(
        cursor.line, of: cursor.view, allowsBlocks: isInPlace, isLitmus: isLitmus)
      guard let marker else { return }
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

  /// Reports that a marker has no end marker.
  mutating func reportUnclosed(_ marker: String, end: StaticString, at line: Int, in file: String) {
    report("'\(marker)' has no '\(end)' after it: add one", at: line, in: file)
  }

  /// Reports a key that could not be parsed again from the comment that is written for it.
  ///
  /// - Returns: Whether the key is such a key.
  mutating func reportKey(_ key: String, of marker: String, at cursor: DocumentCursor) -> Bool {
    let words = ["<!--", "-->"] + (marker == "include" ? [". path:", "`"] : [])
    guard isLitmus, let word = words.first(where: key.hasText) else { return false }
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
      Contents.TablePosition(
        offset: output.count, headingsBefore: contents.headings.count,
        marker: Array(cursor.view[line])))
    skip(marker, at: &cursor)
  }

  /// Skips the line of a marker, or the last line of its block.
  ///
  /// MarkdownSnippets does not process the line after a block: it is written as it is.
  func skip(_ marker: DocumentMarker, at cursor: inout DocumentCursor) {
    cursor.skipLine()
    if marker.isBlock, !isLitmus { _ = cursor.advance() }
  }

  /// Records the current line, which begins with `#`, if it is a heading.
  mutating func recordHeading(at cursor: DocumentCursor) {
    if isHeading(cursor.view[cursor.line]) {
      recordHeading(cursor.line, at: cursor, isUnderlined: false)
    }
  }

  /// Records the line before the current one as a heading, if the current one underlines it.
  ///
  /// No table lists such a heading, but its anchor affects later ones.
  mutating func recordUnderlinedHeading(at cursor: DocumentCursor) {
    let (view, title) = (cursor.view, cursor.previous)
    guard isLitmus, cursor.written <= title.lowerBound, let first = view.firstVisible(in: title)
    else { return }
    let line = view.trimmed(cursor.line)
    let isRule = view.run(of: view[line.lowerBound], in: line) == line.count
    let isParagraph = !"#>|<`~-*+=".utf8.contains(first)
    if isRule && isParagraph { recordHeading(title, at: cursor, isUnderlined: true) }
  }

  private mutating func recordHeading(
    _ line: Range<Int>, at cursor: DocumentCursor, isUnderlined: Bool
  ) {
    let start = output.count + line.lowerBound - cursor.written
    contents.headings.append(
      Contents.HeadingPosition(range: start..<(start + line.count), isUnderlined: isUnderlined))
  }

  /// Records the line that is about to be written, if it is a heading.
  mutating func recordHeading(_ line: [UInt8]) {
    if isLitmus, line.withUnsafeBufferPointer({ isHeading($0) }) {
      let range = output.count..<(output.count + line.count - 1)
      contents.headings.append(Contents.HeadingPosition(range: range, isUnderlined: false))
    }
  }

  private func isHeading(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    if !isLitmus { return line.first == UInt8(ascii: "#") && !contents.tables.isEmpty }
    let indent = line.prefix(4).prefix { $0 == UInt8(ascii: " ") }.count
    return indent < 4 && indent < line.count && line[indent] == UInt8(ascii: "#")
  }
}
