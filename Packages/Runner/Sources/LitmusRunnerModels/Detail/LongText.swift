/// Text of any length, for a screen.
enum LongText {
  /// How many characters of one text are shown; a screen cannot lay out millions of them.
  static let longest = 100_000

  /// The lines of a text as a screen shows them; the middle of a very long one is left out.
  static func cut(_ text: String, to longest: Int = longest) -> String {
    let scalars = text.unicodeScalars
    // Counting costs time, and bytes are never fewer than characters.
    guard text.utf8.count > longest, scalars.count > longest else { return whole(text) }
    let first = scalars.prefix(longest / 2)
    let last = scalars.suffix(longest - longest / 2)
    return [
      whole(String(first)), "… \(grouped(scalars.count - longest)) characters left out …",
      whole(String(last)),
    ].joined(separator: "\n")
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
