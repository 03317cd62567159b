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
