import LitmusDocsFormat

/// Splits a document into the lines of its text and its markers, slowly and plainly.
///
/// It shares no code with the engine, except for the search for fences and comments, which
/// `Tests/Comparison/cmark` compares with cmark-gfm. A marker is the same part before and after an update: whatever
/// the update writes for it belongs to it.
struct TextOutsideMarkers {
  private let isLitmus: Bool
  private var lines: [Line]
  private(set) var parts: [String] = []
  private var blocks = TextBlocks()

  static func parts(of bytes: [UInt8], _ compatibility: Compatibility) -> [String] {
    var splitter = TextOutsideMarkers(bytes, compatibility)
    splitter.split()
    return splitter.parts
  }

  private init(_ bytes: [UInt8], _ compatibility: Compatibility) {
    isLitmus = compatibility == .litmus
    var text = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    if text.first == "\u{FEFF}" { text = text.dropFirst() }
    lines = Line.all(in: text)
  }

  private mutating func split() {
    while let line = lines.first {
      lines.removeFirst()
      if isLitmus, blocks.contains(Array(line.text.utf8)) {
        parts.append("text \(line.text)")
      } else if let marker = include(line) ?? snippet(line) ?? contents(line) {
        parts.append("marker \(marker)")
        blocks.endParagraph()
      } else {
        parts.append("text \(line.text)")
      }
    }
  }

  // MARK: Markers

  private mutating func include(_ line: Line) -> String? {
    if line.begins(with: "include: ") { return "include \(line.behind(9).trimmed.text)" }
    if line.trimmed.begins(with: "<!-- emptyInclude: "),
      let key = line.key(of: "<!-- emptyInclude: ")
    {
      return "include \(key)"
    }
    let single = "<!-- singleLineInclude: "
    if let place = line.place(of: single), isMarker(line, at: place),
      let key = line.key(of: single)
    {
      return "include \(key)"
    }
    let begin = "<!-- include: "
    guard let place = line.place(of: begin), isMarker(line, at: place),
      let key = line.key(of: begin)
    else { return nil }
    var depth = 1
    while depth > 0, let inner = lines.first {
      lines.removeFirst()
      for isBegin in inner.includeComments(isLitmus: isLitmus) where depth > 0 {
        depth += isBegin && isLitmus ? 1 : isBegin ? 0 : -1
      }
    }
    return "include \(key)"
  }

  private func isMarker(_ line: Line, at place: Int) -> Bool {
    !isLitmus || !line.isCode(at: place) && line.place(of: "-->", from: place) != nil
  }

  private mutating func snippet(_ line: Line) -> String? {
    let text = line.trimmedStart
    for word in ["snippet:", "web-snippet:"] {
      if text.begins(with: word, ignoringCase: true) {
        return "\(word) \(text.behind(word.count).trimmed.text)"
      }
      let comment = "<!-- \(word)"
      if text.begins(with: comment, ignoringCase: true),
        let end = text.place(of: "-->", from: comment.count)
      {
        let key = Line(Array(text.scalars[comment.count..<end])).trimmed.text
        removeLines(through: "<!-- endSnippet -->")
        return "\(word) \(key)"
      }
    }
    return nil
  }

  private mutating func contents(_ line: Line) -> String? {
    let text = isLitmus ? line.trimmed : line.trimmedStart
    if text.text == "toc" { return "toc" }
    guard text.text == "<!-- toc -->" else { return nil }
    removeLines(through: "<!-- endToc -->")
    return "toc"
  }

  private mutating func removeLines(through end: String) {
    while let line = lines.first {
      lines.removeFirst()
      if line.place(of: end) != nil { return }
    }
  }
}
