internal import SwiftSyntax

extension SeparatedList {
  /// Takes an item out of the list, with its line if it has one of its own.
  ///
  /// It is what undoes `inserting`, to the byte.
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
    let endsLine = after.firstNewline != nil
    let isLast = index + 1 == items.count
    var range = item.start..<item.end
    if before.isLineStart, let newline = before.lastNewline,
      endsLine || (isLast && !before.hasLineComment)
    {
      range = newline.lowerBound..<item.end
    } else if !before.isLineStart, index > 0 || before.hasComment {
      range = before.trailingBlanks.lowerBound..<item.end
    } else if !endsLine, !isLast {
      edits.append(.remove(after.leadingBlanks))
    }
    return edits + [.remove(range)]
  }
}
