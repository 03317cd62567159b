/// Tells the underscores that make emphasis from those that are text, as in `snake_case`.
struct UnderscoreEmphasis {
  /// Runs that may begin emphasis: where the rest of them ends, and how many are left.
  private var openers: [(offset: Int, count: Int)] = []
  private var marks: Set<Int> = []

  /// Takes a run of underscores.
  ///
  /// - Parameters:
  ///   - offset: Where the run stands in the text that is made.
  ///   - previous: The byte in front of the run; a space at the beginning.
  ///   - next: The byte behind the run; a space at the end.
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

  /// A text without the underscores that make emphasis.
  func withoutMarks(_ text: [UInt8]) -> String {
    let kept = text.indices.lazy.filter { !marks.contains($0) }.map { text[$0] }
    return String(decoding: Array(kept), as: UTF8.self)
  }
}
