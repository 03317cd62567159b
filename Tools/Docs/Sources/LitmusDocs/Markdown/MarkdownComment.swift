/// A line of a document, or of a part of it.
struct SourceLine: Hashable, Sendable {
  var text: String
  /// The line in the document, from 1.
  var number: Int
}

extension SourceLine {
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}

/// An HTML comment of a document, outside of code.
struct MarkdownComment: Hashable, Sendable {
  /// The text between `<!--` and `-->`, without the marks of quotes and list items.
  let text: String
  /// The lines that it covers, from 0.
  let lines: ClosedRange<Int>
  /// Whether only white space and the marks of quotes precede it on its first line.
  let beginsLine: Bool
  /// Whether only white space follows it on its last line.
  let endsLine: Bool

  var isAlone: Bool { beginsLine && endsLine }

  /// The first word, such as `endOutput`.
  var word: String {
    String(text.trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
  }

  private var content: [SourceLine] {
    let texts = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = texts.enumerated().map { index, text in
      SourceLine(text: String(text), number: self.lines.lowerBound + index + 1)
    }
    return lines.allSatisfy(\.isBlank) ? [lines[0]] : Array(lines.drop(while: \.isBlank))
  }

  /// The text before the first colon on the first line with text; the whole line if there is no colon.
  var name: String { String(content[0].text.prefix { $0 != ":" }.trimmed) }

  /// Whether the name is followed by a colon.
  var hasColon: Bool { content[0].text.contains(":") }

  /// The text after the colon, without leading and trailing blank lines.
  var value: [SourceLine] {
    guard hasColon else { return [] }
    var lines = content
    lines[0].text = String(lines[0].text.drop { $0 != ":" }.dropFirst().trimmed)
    while lines.first?.isBlank == true { lines.removeFirst() }
    while lines.last?.isBlank == true { lines.removeLast() }
    return lines
  }

  /// The text after the colon, joined into one line.
  var sentence: String { value.map { String($0.text.trimmed) }.joined(separator: " ") }
}
