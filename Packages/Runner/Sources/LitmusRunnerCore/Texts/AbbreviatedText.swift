/// The beginning and the end of a text that is too long to be shown in full.
package struct AbbreviatedText {
  /// The beginning of the text.
  package let head: Substring
  /// The end of the text.
  package let tail: Substring
  /// How many characters are between them.
  private let leftOut: Int

  /// The note that replaces the middle.
  package var note: String { "… \(grouped(leftOut)) characters left out …" }
}

extension AbbreviatedText {
  /// Makes the ends of a text that has more bytes than a limit; `nil` if it has not.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: How many bytes are kept.
  package init?(of text: String, bytes limit: Int) {
    guard text.utf8.count > limit else { return nil }
    let utf8 = text.utf8
    // Neither half ends or begins within a character.
    var head = utf8.index(utf8.startIndex, offsetBy: limit / 2)
    while head.samePosition(in: text.unicodeScalars) == nil { head = utf8.index(before: head) }
    var tail = utf8.index(utf8.endIndex, offsetBy: -(limit / 2))
    while tail.samePosition(in: text.unicodeScalars) == nil { tail = utf8.index(after: tail) }
    self.init(
      head: text[..<head], tail: text[tail...], leftOut: text.unicodeScalars[head..<tail].count)
  }

  /// Makes the ends of a text that has more characters than a limit; `nil` if it has not.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: How many characters are kept.
  package init?(of text: String, characters limit: Int) {
    let scalars = text.unicodeScalars
    // Counting costs time, and bytes are never fewer than characters.
    guard text.utf8.count > limit else { return nil }
    let count = scalars.count
    guard count > limit else { return nil }
    self.init(
      head: Substring(scalars.prefix(limit / 2)),
      tail: Substring(scalars.suffix(limit - limit / 2)), leftOut: count - limit)
  }
}
