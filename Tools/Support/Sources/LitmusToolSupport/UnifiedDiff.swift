/// The difference of two texts in the format of `diff -u`.
public enum UnifiedDiff {
  private static let context = 3

  /// Returns the difference; empty if there is none.
  ///
  /// - Parameter path: The file's path for both headers.
  public static func text(old: [UInt8], new: [UInt8], path: String) -> String {
    let comparison = LineComparison(old, new)
    let hunks = hunks(of: comparison)
    guard !hunks.isEmpty else { return "" }
    var text: [UInt8] = Array("--- a/\(path)\n+++ b/\(path)\n".utf8)
    for hunk in hunks { append(hunk, of: comparison, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the line of the old text, from 1, at which the texts first differ; nil if they do not.
  package static func firstDifference(old: [UInt8], new: [UInt8]) -> Int? {
    if old == new { return nil }
    let length = min(old.count, new.count)
    let end = (0..<length).first { old[$0] != new[$0] } ?? length
    return 1 + old[..<end].count { $0 == UInt8(ascii: "\n") }
  }

  /// Returns groups of changes that are so close together that their contexts touch.
  private static func hunks(of comparison: LineComparison) -> [ArraySlice<LineComparison.Change>] {
    let changes = comparison.changes
    var hunks: [ArraySlice<LineComparison.Change>] = []
    var start = 0
    for index in changes.indices {
      let isLast = index + 1 == changes.count
      if isLast || changes[index + 1].old.lowerBound - changes[index].old.upperBound > 2 * context {
        hunks.append(changes[start...index])
        start = index + 1
      }
    }
    return hunks
  }

  private static func append(
    _ hunk: ArraySlice<LineComparison.Change>, of comparison: LineComparison,
    to text: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, comparison.old.count - last.old.upperBound)
    let old = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let new = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    text += Array("@@ -\(range(old)) +\(range(new)) @@\n".utf8)
    var position = old.lowerBound
    for change in hunk {
      for line in comparison.old[position..<change.old.lowerBound] { append(" ", line, to: &text) }
      for line in comparison.old[change.old] { append("-", line, to: &text) }
      for line in comparison.new[change.new] { append("+", line, to: &text) }
      position = change.old.upperBound
    }
    for line in comparison.old[position..<old.upperBound] { append(" ", line, to: &text) }
  }

  private static func append(
    _ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, to text: inout [UInt8]
  ) {
    text.append(UInt8(ascii: sign))
    text += line
    if line.last != UInt8(ascii: "\n") {
      text += Array("\n\\ No newline at end of file\n".utf8)
    }
  }

  /// Returns the start and length of a range of lines, in the format of a hunk header.
  private static func range(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }
}

/// The difference of two texts, line by line.
struct LineComparison {
  /// A range of lines in the old text, and the lines of the new one that replace it.
  struct Change: Hashable {
    var old: Range<Int>
    var new: Range<Int>
  }

  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  /// In order, with at least one common line between any two.
  private(set) var changes: [Change] = []

  /// The maximum number of differing lines to compare individually; above it, all are one change.
  private static let effort = 1_000

  init(_ oldBytes: [UInt8], _ newBytes: [UInt8]) {
    old = Self.lines(of: oldBytes)
    new = Self.lines(of: newBytes)
    var head = 0
    let shorter = min(old.count, new.count)
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    let middle = Change(old: head..<(old.count - tail), new: head..<(new.count - tail))
    guard !middle.old.isEmpty || !middle.new.isEmpty else { return }
    if middle.old.isEmpty || middle.new.isEmpty {
      changes = [middle]
    } else {
      changes = shortestEdits(in: middle) ?? [middle]
    }
  }

  /// Returns the lines including their line endings, so that the comparison covers every byte.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// Returns the fewest changes, by Myers' algorithm; nil if there are more than the allowed effort.
  private func shortestEdits(in range: Change) -> [Change]? {
    // Lines are mapped to numbers, which are cheap to compare.
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    let number: (ArraySlice<UInt8>) -> Int = { line in
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let a = old[range.old].map(number)
    let b = new[range.new].map(number)
    guard let trace = EditTrace(a, b, limit: Self.effort) else { return nil }
    var changes: [Change] = []
    for edit in trace.edits() {
      let position = Change(
        old: edit.old.lowerBound + range.old.lowerBound..<edit.old.upperBound
          + range.old.lowerBound,
        new: edit.new.lowerBound + range.new.lowerBound..<edit.new.upperBound + range.new.lowerBound
      )
      if let last = changes.last, last.old.upperBound == position.old.lowerBound,
        last.new.upperBound == position.new.lowerBound
      {
        changes[changes.count - 1] = Change(
          old: last.old.lowerBound..<position.old.upperBound,
          new: last.new.lowerBound..<position.new.upperBound)
      } else {
        changes.append(position)
      }
    }
    return changes
  }
}

/// The furthest points that Myers' algorithm reaches, for each number of edits.
private struct EditTrace {
  private let old: [Int]
  private let new: [Int]
  /// For each number of edits, the positions in the old text that the diagonals from `-edits` to `edits` reach.
  private var frontiers: [[Int]] = []

  /// Returns nil if more edits than the limit are needed.
  init?(_ old: [Int], _ new: [Int], limit: Int) {
    self.old = old
    self.new = new
    for edits in 0...min(limit, old.count + new.count) {
      var frontier = [Int](repeating: 0, count: 2 * edits + 1)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var x = edits == 0 ? 0 : start(edits, diagonal).x
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        frontier[diagonal + edits] = x
        if x >= old.count, x - diagonal >= new.count {
          frontiers.append(frontier)
          return
        }
      }
      frontiers.append(frontier)
    }
    return nil
  }

  /// Returns where a diagonal begins after one more edit: after an insertion or a removal.
  private func start(_ edits: Int, _ diagonal: Int) -> (x: Int, isInsertion: Bool) {
    let before = frontiers[edits - 1]
    let at: (Int) -> Int = { diagonal in
      abs(diagonal) > edits - 1 ? -1 : before[diagonal + edits - 1]
    }
    let isInsertion =
      diagonal == -edits || (diagonal != edits && at(diagonal - 1) < at(diagonal + 1))
    return (isInsertion ? at(diagonal + 1) : at(diagonal - 1) + 1, isInsertion)
  }

  /// Returns the single edits, in order.
  func edits() -> [LineComparison.Change] {
    var edits: [LineComparison.Change] = []
    var diagonal = old.count - new.count
    for number in stride(from: frontiers.count - 1, to: 0, by: -1) {
      let (x, isInsertion) = start(number, diagonal)
      let y = x - diagonal
      edits.append(
        isInsertion
          ? LineComparison.Change(old: x..<x, new: (y - 1)..<y)
          : LineComparison.Change(old: (x - 1)..<x, new: y..<y))
      diagonal += isInsertion ? 1 : -1
    }
    return edits.reversed()
  }
}
