internal import LitmusRunnerCore

/// Functions that truncate text of any length for display.
enum LongText {
  /// The maximum number of characters shown of one text; the UI cannot lay out millions of them.
  static let longest = 100_000
  /// The maximum number of characters shown of a message, which is one list row among others.
  static let longestMessage = 10_000
  /// The maximum number of characters shown of a single line.
  static let longestLine = 1_000

  /// Returns the lines of a text, escaped for display; the middle of a very long text is omitted.
  static func cut(_ text: String, to longest: Int = longest) -> String {
    guard let ends = AbbreviatedText(of: text, characters: longest) else { return whole(text) }
    return [whole(String(ends.head)), ends.note, whole(String(ends.tail))].joined(separator: "\n")
  }

  /// Truncates a line that is already escaped for display.
  static func shownLine(_ line: String) -> String {
    guard let ends = AbbreviatedText(of: line, characters: longestLine) else { return line }
    return "\(ends.head) \(ends.note) \(ends.tail)"
  }

  private static func whole(_ text: String) -> String {
    visibleLines(text).joined(separator: "\n")
  }
}
