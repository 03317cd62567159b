import LitmusDocsFormat

/// A directive with the lines up to its end comment.
struct DirectiveBlock {
  var directive: Directive
  /// The lines from the directive to its end comment, from 0.
  var lines: ClosedRange<Int>
  /// The fences in these lines.
  var fences: [DocumentOutline.Fence]

  /// Returns whether a document may have a comment that begins with one of some words; most have
  /// none, and need no further parsing.
  static func mayStand(_ words: [String], in document: CheckedDocument) -> Bool {
    let bytes = document.bytes
    var start = 0
    while let comment = bytes.firstIndex(of: "<!--", from: start, before: bytes.count) {
      let text = bytes[(comment + 4)...].drop(while: \.isWhiteSpace)
      if words.contains(where: { text.starts(with: $0.utf8) }) { return true }
      start = comment + 4
    }
    return false
  }

  /// The blocks of a document, and findings about invalid ones.
  typealias Found = (blocks: [DirectiveBlock], findings: [Finding])

  /// - Parameters:
  ///   - name: The first word of a block's directive.
  ///   - end: The word of its end comment.
  ///   - kind: The kind of the findings.
  static func all(
    _ name: String, end: String, in document: CheckedDocument, _ lines: TextLines,
    kind: Finding.Kind
  ) -> Found {
    let outline = DocumentOutline(lines)
    var found: Found = ([], [])
    var open: Int?
    func report(_ line: Int, _ message: String) {
      found.findings.append(
        Finding(kind, file: document.path, line: line + 1, message: message))
    }
    for index in outline.textLines {
      let text = lines.string(index)
      if Directive.names(name, text) {
        if let open { report(open, "'\(name)' is not closed: add '<!-- \(end) -->' below it") }
        open = index
      } else if Directive.names(end, text) {
        guard let start = open else {
          report(index, "'\(end)' without '\(name)': add '<!-- \(name): … -->' above or remove it")
          continue
        }
        open = nil
        do {
          let directive = try Directive(name, lines.string(start))
          let fences = outline.fences.filter {
            start < $0.lines.lowerBound && $0.lines.upperBound < index
          }
          found.blocks.append(
            DirectiveBlock(directive: directive, lines: start...index, fences: fences))
        } catch {
          report(start, error.message)
        }
      }
    }
    if let open { report(open, "'\(name)' is not closed: add '<!-- \(end) -->' below it") }
    return found
  }
}

/// The lines of a document that are text, and its fences.
///
/// The lines of a fence are code; those of a multiline comment are neither text nor code.
struct DocumentOutline {
  struct Fence {
    var marker: FenceMarker
    /// The lines from the opening to the closing fence, from 0.
    var lines: ClosedRange<Int>
    var isClosed: Bool
  }

  private(set) var textLines: [Int] = []
  private(set) var fences: [Fence] = []

  init(_ lines: TextLines) {
    var index = 0
    while index < lines.count {
      if let marker = FenceMarker(lines[index]), marker.canOpen {
        let closing = (index + 1..<lines.count).first {
          FenceMarker(lines[$0])?.closes(marker) ?? false
        }
        let last = closing ?? lines.count - 1
        fences.append(Fence(marker: marker, lines: index...last, isClosed: closing != nil))
        index = last + 1
      } else {
        textLines.append(index)
        index = Self.endOfComment(lines, from: index) + 1
      }
    }
  }

  /// Returns the last line of the comment that is open at the end of a line, or the line itself.
  private static func endOfComment(_ lines: TextLines, from index: Int) -> Int {
    let bytes = lines.bytes
    var range = lines.ranges[index]
    while let start = bytes.firstIndex(of: "<!--", from: range.lowerBound, before: range.upperBound)
    {
      guard let end = bytes.firstIndex(of: "-->", from: start + 2, before: range.upperBound) else {
        let close = (index + 1..<lines.count).first {
          let line = lines.ranges[$0]
          return bytes.firstIndex(of: "-->", from: line.lowerBound, before: line.upperBound) != nil
        }
        return close ?? lines.count - 1
      }
      range = end + 3..<range.upperBound
    }
    return index
  }
}

/// Replacements of lines in a document.
struct DocumentEdits {
  private var edits: [(lines: ClosedRange<Int>, text: [String])] = []

  /// Replaces whole lines; each edit must be below the previous one.
  mutating func replace(_ lines: ClosedRange<Int>, with text: [String]) {
    edits.append((lines, text))
  }

  /// Returns the document with the new text, or nil if nothing changes.
  func applied(to document: CheckedDocument, _ lines: TextLines) -> CheckedDocument? {
    var bytes: [UInt8] = []
    var copied = 0
    for edit in edits {
      let start = lines.ranges[edit.lines.lowerBound].lowerBound
      let end = lines.ranges[edit.lines.upperBound].upperBound
      bytes += lines.bytes[copied..<start]
      let newline = Self.newline(lines, behind: edit.lines.lowerBound)
      bytes += edit.text.joined(separator: newline).utf8
      copied = end
    }
    bytes += lines.bytes[copied...]
    return bytes == document.bytes ? nil : CheckedDocument(path: document.path, bytes: bytes)
  }

  private static func newline(_ lines: TextLines, behind line: Int) -> String {
    let rest = lines.bytes[lines.ranges[line].upperBound...]
    guard rest.first == .carriageReturn else { return "\n" }
    return rest.dropFirst().first == .lineFeed ? "\r\n" : "\r"
  }
}
