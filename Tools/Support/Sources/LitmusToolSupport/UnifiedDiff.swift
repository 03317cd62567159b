/// The difference of two texts in the format of `diff -u`.
package enum UnifiedDiff {
  private static let context = 3

  /// Returns the difference; empty if there is none.
  ///
  /// - Parameter path: The file's path for both headers.
  package static func text(of comparison: LineComparison, path: String) -> String {
    let hunks = hunks(of: comparison)
    guard !hunks.isEmpty else { return "" }
    var text: [UInt8] = Array("--- a/\(path)\n+++ b/\(path)\n".utf8)
    for hunk in hunks { append(hunk, of: comparison, to: &text) }
    return String(decoding: text, as: UTF8.self)
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

/// The difference of two texts, line by line: between the lines that both have once, in an order that both have.
package struct LineComparison: Hashable, Sendable {
  /// A range of lines in the old text, and the lines of the new one that replace it.
  struct Change: Hashable, Sendable {
    var old: Range<Int>
    var new: Range<Int>
  }

  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  /// In order, with at least one common line between any two.
  private(set) var changes: [Change] = []

  package init(_ oldBytes: [UInt8], _ newBytes: [UInt8]) {
    old = Self.lines(of: oldBytes)
    new = Self.lines(of: newBytes)
    compare(0..<old.count, 0..<new.count)
  }

  /// The line of the old text, from 1, at which the texts first differ; nil if they do not.
  package var firstDifference: Int? { changes.first.map { $0.old.lowerBound + 1 } }

  /// Returns the line of the old text for one of the new text, both from 1: the same line, or the first that it replaces.
  package func oldLine(of line: Int) -> Int {
    guard let change = changes.last(where: { $0.new.lowerBound < line }) else { return line }
    return line > change.new.upperBound
      ? line - change.new.upperBound + change.old.upperBound
      : min(change.old.lowerBound + 1, max(1, old.count))
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

  /// Adds the changes in some lines.
  private mutating func compare(_ before: Range<Int>, _ after: Range<Int>) {
    let shorter = min(before.count, after.count)
    var head = 0
    while head < shorter, old[before.lowerBound + head] == new[after.lowerBound + head] {
      head += 1
    }
    var tail = 1
    while tail <= shorter - head, old[before.upperBound - tail] == new[after.upperBound - tail] {
      tail += 1
    }
    let middle = Change(
      old: (before.lowerBound + head)..<(before.upperBound - tail + 1),
      new: (after.lowerBound + head)..<(after.upperBound - tail + 1))
    if middle.old.isEmpty && middle.new.isEmpty { return }
    let anchors = anchors(in: middle)
    if anchors.isEmpty { return changes.append(middle) }
    var start = (old: middle.old.lowerBound, new: middle.new.lowerBound)
    for end in anchors + [(old: middle.old.upperBound, new: middle.new.upperBound)] {
      compare(start.old..<end.old, start.new..<end.new)
      start = end
    }
  }

  /// Returns the most of the lines that both texts have once which are in the same order in both.
  private func anchors(in range: Change) -> [(old: Int, new: Int)] {
    let inNew = Self.single(new, range.new)
    let pairs = Self.single(old, range.old)
      .compactMap { line, index in inNew[line].map { (old: index, new: $0) } }
      .sorted { $0.old < $1.old }
    // For each length, the pair that ends the sequence which ends first; and the pair before each pair.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      ends.replaceSubrange(low..<min(low + 1, ends.count), with: [index])
    }
    var anchors: [(old: Int, new: Int)] = []
    var last = ends.last
    while let index = last {
      anchors.append(pairs[index])
      last = previous[index]
    }
    return anchors.reversed()
  }

  /// Returns the lines in a range that occur there once, with their indices.
  private static func single(
    _ lines: [ArraySlice<UInt8>], _ range: Range<Int>
  ) -> [ArraySlice<UInt8>: Int] {
    let found = range.map { (lines[$0], Optional($0)) }
    return Dictionary(found) { _, _ in nil }.compactMapValues(\.self)
  }
}
