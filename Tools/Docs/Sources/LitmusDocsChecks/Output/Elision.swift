/// Compares text with a written version of it that may contain elisions.
///
/// In a line, `…` matches any characters; a line with only `…` matches any number of lines.
struct Elision {
  /// The position of the first difference, counted from 0; past the end if all lines were read.
  struct Difference: Equatable {
    var writtenLine: Int
    var textLine: Int
  }

  private static let mark: Unicode.Scalar = "…"

  static func firstDifference(between written: [String], and text: [String]) -> Difference? {
    let patterns = written.map { Array($0.unicodeScalars) }
    let lines = text.map { Array($0.unicodeScalars) }
    let furthest = mismatch(
      patterns, lines, isElision: { $0.filter { !$0.properties.isWhitespace } == [mark] },
      isMatch: { pattern, line in
        mismatch(pattern, line, isElision: { $0 == mark }, isMatch: ==) == nil
      })
    return furthest.map { Difference(writtenLine: $0.pattern, textLine: $0.text) }
  }

  /// Returns how far a pattern matches, or nil if it matches completely.
  ///
  /// If an element does not match, the last elision is extended by one element; earlier elisions
  /// never need to be extended.
  private static func mismatch<Element>(
    _ pattern: [Element], _ text: [Element],
    isElision: (Element) -> Bool, isMatch: (Element, Element) -> Bool
  ) -> (pattern: Int, text: Int)? {
    var position = (pattern: 0, text: 0)
    var furthest = position
    var elision: (pattern: Int, text: Int)?
    while position.text < text.count {
      if position.pattern > furthest.pattern { furthest = position }
      if position.pattern < pattern.count, isElision(pattern[position.pattern]) {
        elision = position
        position.pattern += 1
      } else if position.pattern < pattern.count,
        isMatch(pattern[position.pattern], text[position.text])
      {
        position.pattern += 1
        position.text += 1
      } else if let last = elision {
        elision = (last.pattern, last.text + 1)
        position = (last.pattern + 1, last.text + 1)
      } else {
        return furthest
      }
    }
    if position.pattern > furthest.pattern { furthest = position }
    while position.pattern < pattern.count, isElision(pattern[position.pattern]) {
      position.pattern += 1
    }
    return position.pattern == pattern.count ? nil : furthest
  }
}
