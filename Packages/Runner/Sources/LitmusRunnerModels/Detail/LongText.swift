internal import LitmusRunner

/// Text of any length, for a screen.
enum LongText {
  /// How many characters of one text are shown; a screen cannot lay out millions of them.
  static let longest = 100_000

  /// The lines of a text as a screen shows them; the middle of a very long one is left out.
  static func cut(_ text: String, to longest: Int = longest) -> String {
    guard let ends = TextEnds(of: text, characters: longest) else { return whole(text) }
    return [whole(String(ends.head)), ends.note, whole(String(ends.tail))].joined(separator: "\n")
  }

  private static func whole(_ text: String) -> String {
    shownLines(text).joined(separator: "\n")
  }
}
