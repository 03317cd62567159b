internal import SwiftSyntax

extension SeparatedList {
  /// The line break and indentation that a new line of the list starts with.
  private struct Line {
    var newline: Range<Int>
    var indentation: Range<Int>

    /// Reads the line of a token; nil if the token is not the first on its line.
    init?(of gap: Gap) {
      guard let newline = gap.lastNewline, let indentation = gap.indentation else { return nil }
      self.newline = newline
      self.indentation = indentation
    }

    func start(in text: [UInt8]) -> [UInt8] { Array(text[newline] + text[indentation]) }
  }

  /// Inserts an item into the list, formatted like the items around it.
  ///
  /// - Parameters:
  ///   - index: The number of items before the new one; at least one.
  ///   - text: The text that the positions of the list refer to.
  func inserting(_ item: String, at index: Int, in text: [UInt8]) -> [TextEdit] {
    let previous = items[index - 1]
    let after = Gap(before: tokenAfter(index - 1))
    let isLast = index == items.count
    var line = Line(of: Gap(before: previous.first))
    if !isLast {
      let next = Line(of: after)
      line = next == nil ? nil : line ?? next
    }
    let comma: [UInt8] = [UInt8(ascii: ",")]
    guard let line else {
      let bytes = Array(" \(item)".utf8)
      return previous.comma == nil
        ? [.insert(comma + bytes, at: previous.end)]
        : [.insert(bytes + comma, at: after.start)]
    }
    let bytes = line.start(in: text) + Array(item.utf8)
    // After a trailing comment about the previous item on its line.
    let end = after.firstNewline?.lowerBound ?? after.lastCommentEnd ?? after.start
    return previous.comma == nil
      ? [.insert(comma, at: previous.end), .insert(bytes, at: end)]
      : [.insert(bytes + comma, at: end)]
  }

  /// Inserts the first item into an empty list.
  ///
  /// - Parameter unit: The additional indentation relative to the line of the closing bracket.
  func insertingFirst(
    _ item: String, unit: [UInt8], in text: [UInt8]
  ) -> [TextEdit] {
    let gap = Gap(before: close)
    guard var line = Line(of: gap), let newline = gap.lastNewline else {
      let end = gap.lastCommentEnd
      return [.insert(Array((end == nil ? item : " \(item)").utf8), at: end ?? gap.start)]
    }
    var unit = unit
    if let indentation = gap.commentIndentation {
      line.indentation = indentation
      unit = []
    }
    let bytes = line.start(in: text) + unit + Array(item.utf8)
    return [.insert(bytes, at: newline.lowerBound)]
  }
}
