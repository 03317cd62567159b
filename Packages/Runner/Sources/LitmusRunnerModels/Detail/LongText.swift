internal import LitmusRunner

/// Text of any length, for a screen.
enum LongText {
  /// How many characters of one text are shown; a screen cannot lay out millions of them.
  static let longest = 100_000
  /// How many characters are shown of a message, which is one row among others.
  static let longestMessage = 10_000
  /// How many characters are shown of what stands in one line.
  static let longestLine = 1_000

  /// The lines of a text as a screen shows them; the middle of a very long one is left out.
  static func cut(_ text: String, to longest: Int = longest) -> String {
    guard let ends = TextEnds(of: text, characters: longest) else { return whole(text) }
    return [whole(String(ends.head)), ends.note, whole(String(ends.tail))].joined(separator: "\n")
  }

  /// A text as a screen shows it in one line; the middle of a very long one is left out.
  static func line(_ text: String, to longest: Int = longestLine) -> String {
    guard let ends = TextEnds(of: text, characters: longest) else { return shown(text) }
    return [shown(String(ends.head)), ends.note, shown(String(ends.tail))].joined(separator: " ")
  }

  /// The same for what is as a screen shows it already.
  static func shownLine(_ line: String, to longest: Int = longestLine) -> String {
    guard let ends = TextEnds(of: line, characters: longest) else { return line }
    return "\(ends.head) \(ends.note) \(ends.tail)"
  }

  private static func whole(_ text: String) -> String {
    shownLines(text).joined(separator: "\n")
  }
}
