/// The reading of one document and the writing of what it should be.
struct DocumentRun {
  /// How deep includes may stand in includes.
  static let deepestInclude = 64
  /// How many includes a document may have, so that a few files cannot fill the memory.
  static let mostIncludes = 10_000

  let options: FormatOptions
  let sources: any DocumentSources
  /// The document as findings name it.
  let document: String
  /// The document that is written, as it stands.
  let existing: [UInt8]?

  var output: [UInt8] = []
  var findings: [Finding] = []
  var usedKeys: Set<String> = []
  var hasMarkers = false
  var includes = 0
  var contents = Contents()
  var blocks = TextBlocks()

  var isLitmus: Bool { options.compatibility == .litmus }
  var isInPlace: Bool { options.convention == .inPlaceOverwrite }

  init(
    options: FormatOptions, sources: any DocumentSources, document: String, existing: [UInt8]?
  ) {
    self.options = options
    self.sources = sources
    self.document = document
    self.existing = existing
  }

  /// Reads all lines of a document or an include, and writes them with what they ask for.
  mutating func read(_ cursor: inout DocumentCursor) {
    while cursor.advance() { readLine(&cursor) }
    cursor.writeRest(to: &output)
  }

  private mutating func readLine(_ cursor: inout DocumentCursor) {
    let first = cursor.view.firstVisible(in: cursor.line)
    if isLitmus {
      let comment = cursor.commentPlace()
      let isText = blocks.contains(
        cursor.line, first: first, commentPlace: comment, of: cursor.view)
      if isText { return }
    }
    if let include = includeMarker(&cursor, first: first) {
      expand(include, at: &cursor)
      return
    }
    guard let first else { return }
    switch first {
    case UInt8(ascii: "#"):
      noteHeading(at: cursor)
    case UInt8(ascii: "="), UInt8(ascii: "-"):
      noteUnderlinedHeading(at: cursor)
    case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "w"), UInt8(ascii: "W"),
      UInt8(ascii: "t"), UInt8(ascii: "<"), 0x0B, 0x0C, 0x80...:
      let marker = DocumentMarker(
        cursor.line, of: cursor.view, allowsBlocks: isInPlace, isLitmus: isLitmus)
      guard let marker else { return }
      hasMarkers = true
      switch marker.kind {
      case .snippet: expandSnippet(marker, at: &cursor)
      case .webSnippet: expandWebSnippet(marker, at: &cursor)
      case .contents: placeContents(marker, at: &cursor)
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

  mutating func report(_ message: String, at line: Int, in file: String, isWarning: Bool = false) {
    findings.append(
      Finding(.snippet, file: file, line: line, message: message, isWarning: isWarning))
  }

  /// Reports that a marker has no end marker.
  mutating func reportUnclosed(_ marker: String, end: StaticString, at line: Int, in file: String) {
    report("'\(marker)' has no '\(end)' behind it: add one", at: line, in: file)
  }

  /// Reports a key that could not be read again from the comment that is written for it.
  ///
  /// - Returns: Whether the key is one.
  mutating func reportKey(_ key: String, of marker: String, at cursor: DocumentCursor) -> Bool {
    let words = ["<!--", "-->"] + (marker == "include" ? [". path:", "`"] : [])
    guard isLitmus, let word = words.first(where: key.hasText) else { return false }
    report(
      "the key of '\(marker): \(key)' has '\(word)' in it, which its comment cannot hold: "
        + "remove it", at: cursor.number, in: cursor.file)
    return true
  }

  /// Reports text that stands where a marker's line is written anew.
  mutating func reportLostText(_ marker: StaticString, at line: Int, in file: String) {
    report(
      "there is more on the line of '\(marker)', which would be lost: "
        + "give the marker a line of its own", at: line, in: file)
  }
}

extension String {
  /// Whether some ASCII text occurs, whatever stands around it.
  fileprivate func hasText(_ text: String) -> Bool {
    let bytes = Array(utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: text.utf8) }
  }
}
