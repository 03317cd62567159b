internal import SwiftSyntax

extension SeparatedList {
  /// Removes an item from the list, with its line if it has one of its own.
  ///
  /// It is the exact inverse of `inserting`.
  func removing(_ index: Int) -> [TextEdit] {
    let item = items[index]
    let before = Gap(before: item.first)
    let after = Gap(before: tokenAfter(index))
    var edits: [TextEdit] = []
    if let comma = item.comma {
      let gap = Gap(before: comma)
      edits.append(.remove((gap.hasComment ? comma.range.lowerBound : gap.start)..<comma.end))
    } else if index > 0, let comma = items[index - 1].comma {
      edits.append(.remove(comma.range))
    }
    let isLast = index + 1 == items.count
    let endsLine = after.firstNewline != nil
    let hasRemark = after.hasRemark || Gap(before: item.comma ?? tokenAfter(index)).hasRemark
    var range = item.start..<item.end
    if before.isLineStart, let newline = before.lastNewline, !hasRemark,
      endsLine || (isLast && !before.hasLineComment)
    {
      range = newline.lowerBound..<item.end
    } else if !before.isLineStart, index > 0 || before.hasComment {
      range = before.trailingBlanks.lowerBound..<item.end
    } else if !isLast || (before.isLineStart && hasRemark) {
      // The next item on the line moves to this position.
      edits.append(.remove(after.leadingBlanks))
    }
    return edits + [.remove(range)]
  }
}
