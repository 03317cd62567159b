/// Finds the ends of code spans in linear time.
struct CodeSpans {
  /// The start of the last run of each length; set by the first unsuccessful search.
  private var lastRuns: [Int: Int]?

  /// Returns the first byte after the code span that begins here, or after its backticks if it has no end.
  mutating func end(_ bytes: [UInt8], at start: Int, before end: Int) -> Int {
    let text = Self.endOfRun(bytes, at: start, before: end)
    let length = text - start
    if let lastRuns, (lastRuns[length] ?? -1) < text { return text }
    var runs: [Int: Int] = [:]
    var position = text
    while position < end {
      guard bytes[position] == .backtick else {
        position += 1
        continue
      }
      let behind = Self.endOfRun(bytes, at: position, before: end)
      if behind - position == length { return behind }
      runs[behind - position] = position
      position = behind
    }
    lastRuns = runs
    return text
  }

  static func endOfRun(_ bytes: [UInt8], at start: Int, before end: Int) -> Int {
    var position = start
    while position < end, bytes[position] == .backtick { position += 1 }
    return position
  }
}
