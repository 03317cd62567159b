/// Distinguishes underscores that mark emphasis from those that are text, as in `snake_case`.
struct UnderscoreEmphasis {
  /// Runs that may begin emphasis: the offset of the unmatched underscores, and their count.
  private var openers: [(offset: Int, count: Int)] = []
  private var marks: Set<Int> = []

  /// Handles a run of underscores.
  ///
  /// - Parameters:
  ///   - offset: The offset of the run in the resulting text.
  ///   - previous: The byte before the run; a space at the beginning.
  ///   - next: The byte after the run; a space at the end.
  mutating func run(of count: Int, at offset: Int, after previous: UInt8, before next: UInt8) {
    let opens = !next.isWhiteSpace && !previous.isWordByte
    let closes = !previous.isWhiteSpace && !next.isWordByte
    var start = offset
    let end = offset + count
    while closes, start < end, var opener = openers.popLast() {
      let matched = min(opener.count, end - start)
      marks.formUnion((opener.offset + opener.count - matched)..<(opener.offset + opener.count))
      marks.formUnion(start..<(start + matched))
      start += matched
      opener.count -= matched
      if opener.count > 0 { openers.append(opener) }
    }
    if opens, start < end { openers.append((start, end - start)) }
  }

  /// Returns a text without the underscores that mark emphasis.
  func withoutMarks(_ text: [UInt8]) -> String {
    let kept = text.indices.lazy.filter { !marks.contains($0) }.map { text[$0] }
    return String(decoding: Array(kept), as: UTF8.self)
  }
}
