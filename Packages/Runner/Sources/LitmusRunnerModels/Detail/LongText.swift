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
    guard let ends = ends(of: text, longest) else { return whole(text) }
    return [whole(ends.first), ends.gap, whole(ends.last)].joined(separator: "\n")
  }

  /// A text as a screen shows it in one line; the middle of a very long one is left out.
  static func line(_ text: String, to longest: Int = longestLine) -> String {
    guard let ends = ends(of: text, longest) else { return shown(text) }
    return [shown(ends.first), ends.gap, shown(ends.last)].joined(separator: " ")
  }

  /// The same for what is as a screen shows it already.
  static func shownLine(_ line: String, to longest: Int = longestLine) -> String {
    guard let ends = ends(of: line, longest) else { return line }
    return [ends.first, ends.gap, ends.last].joined(separator: " ")
  }

  /// Both ends of a text and what says how much is missing between them; `nil` if it is short.
  private static func ends(
    of text: String, _ longest: Int
  ) -> (first: String, gap: String, last: String)? {
    let scalars = text.unicodeScalars
    // Counting costs time, and bytes are never fewer than characters.
    guard text.utf8.count > longest else { return nil }
    let count = scalars.count
    guard count > longest else { return nil }
    return (
      String(scalars.prefix(longest / 2)),
      "… \(grouped(count - longest)) characters left out …",
      String(scalars.suffix(longest - longest / 2))
    )
  }

  private static func whole(_ text: String) -> String {
    shownLines(text).joined(separator: "\n")
  }

  /// A number with a comma between each three digits, as in `900,000`.
  private static func grouped(_ number: Int) -> String {
    var groups: [String] = []
    var digits = Substring(String(number))
    while digits.count > 3 {
      groups.append(String(digits.suffix(3)))
      digits.removeLast(3)
    }
    return ([String(digits)] + groups.reversed()).joined(separator: ",")
  }
}
