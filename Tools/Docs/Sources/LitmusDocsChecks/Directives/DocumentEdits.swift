import LitmusDocsFormat

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
