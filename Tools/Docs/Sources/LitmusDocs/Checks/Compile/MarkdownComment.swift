/// A line of a document, or of a part of it.
struct SourceLine: Hashable, Sendable {
  var text: String
  /// The line in the document, from 1.
  var number: Int
}

/// An HTML comment that begins a line of a document, or of a quote in it, outside of all fences.
struct MarkdownComment: Hashable, Sendable {
  /// The text between `<!--` and `-->`.
  var content: [SourceLine]
  /// The lines that it covers, from 0.
  var lines: ClosedRange<Int>

  /// Returns the comments of a document, except those that are followed by text on their last line.
  static func all(in lines: TextLines, outside fences: [MarkdownFence]) -> [MarkdownComment] {
    var comments: [MarkdownComment] = []
    var fences = fences[...]
    var index = 0
    while index < lines.count {
      if let fence = fences.first, fence.openingLine <= index {
        index = max(index, fence.contentLines.upperBound + (fence.isClosed ? 1 : 0))
        fences.removeFirst()
      } else if let comment = MarkdownComment(lines, at: index) {
        comments.append(comment)
        index = comment.lines.upperBound + 1
      } else {
        index += 1
      }
    }
    return comments
  }

  private init?(_ lines: TextLines, at start: Int) {
    // Most lines are not comments, which is checked on bytes without creating a string.
    guard let first = lines[start].first(where: { ![0x20, 0x09, 0x3E].contains($0) }), first == 0x3C
    else { return nil }
    let line = lines.string(start)
    let opening = line.drop { $0.isWhitespace || $0 == ">" }
    let quotes = line[..<opening.startIndex].count { $0 == ">" }
    guard opening.hasPrefix("<!--") else { return nil }
    var content: [SourceLine] = []
    var text = opening.dropFirst(4)
    var index = start
    while true {
      if let end = text.firstRange(of: "-->") {
        guard text[end.upperBound...].allSatisfy(\.isWhitespace) else { return nil }
        content.append(SourceLine(text: String(text[..<end.lowerBound]), number: index + 1))
        break
      }
      content.append(SourceLine(text: String(text), number: index + 1))
      index += 1
      guard index < lines.count else { return nil }
      text = lines.string(index)[...]
      for _ in 0..<quotes {
        let rest = text.drop(while: \.isWhitespace)
        guard rest.first == ">" else { break }
        text = rest.dropFirst()
        if text.first == " " { text.removeFirst() }
      }
    }
    self.content = content
    self.lines = start...index
  }

  /// The index of the first line with text.
  private var first: Int { content.firstIndex { !$0.isBlank } ?? 0 }

  /// The text before the first colon on its first line, trimmed; the whole line if there is no colon.
  var name: String { String(content[first].text.prefix { $0 != ":" }.trimmed) }

  /// Whether the name is followed by a colon.
  var hasColon: Bool { content[first].text.contains(":") }

  /// The text after the colon, without leading and trailing blank lines.
  var value: [SourceLine] {
    guard hasColon else { return [] }
    var lines = Array(content[first...])
    lines[0].text = String(lines[0].text.drop { $0 != ":" }.dropFirst().trimmed)
    while lines.first?.isBlank == true { lines.removeFirst() }
    while lines.last?.isBlank == true { lines.removeLast() }
    return lines
  }

  /// The text after the colon, joined into one line.
  var sentence: String { value.map { String($0.text.trimmed) }.joined(separator: " ") }
}

extension SourceLine {
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}
