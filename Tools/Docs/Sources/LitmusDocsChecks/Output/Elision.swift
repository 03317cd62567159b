/// Compares text with what a person wrote down of it, who may have left parts out.
///
/// In a line, `…` stands for any characters; a line that is only `…` stands for any lines.
struct Elision {
  /// Where the text stops being what was written: counts from 0, beyond the end where all was read.
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

  /// How far a pattern could be followed, or nil where it matches to the end.
  ///
  /// Where an element does not match, the last elision is made one element longer: an earlier one
  /// never needs to be.
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
