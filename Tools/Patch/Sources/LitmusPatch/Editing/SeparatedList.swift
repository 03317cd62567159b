internal import SwiftSyntax

/// The arguments of a call, or the elements of an array, with their positions in a text.
struct SeparatedList {
  struct Item {
    let first: TokenSyntax
    /// The last token of the item itself, without a comma.
    let last: TokenSyntax
    let comma: TokenSyntax?

    var start: Int { first.positionAfterSkippingLeadingTrivia.utf8Offset }
    var end: Int { last.end }
  }

  let items: [Item]
  /// The closing bracket after the last item.
  let close: TokenSyntax

  init(_ array: ArrayExprSyntax) {
    items = array.elements.compactMap { element in
      Item(element, last: element.expression, comma: element.trailingComma)
    }
    close = array.rightSquare
  }

  /// Returns nil for a call without parentheses.
  init?(_ call: FunctionCallExprSyntax) {
    guard let close = call.rightParen else { return nil }
    items = call.arguments.compactMap { argument in
      Item(argument, last: argument.expression, comma: argument.trailingComma)
    }
    self.close = close
  }

  /// Returns the first token after an item and its comma.
  func tokenAfter(_ index: Int) -> TokenSyntax {
    index + 1 < items.count ? items[index + 1].first : close
  }
}

extension SeparatedList.Item {
  init?(_ node: some SyntaxProtocol, last: ExprSyntax, comma: TokenSyntax?) {
    guard let first = node.firstToken(viewMode: .sourceAccurate),
      let last = last.lastToken(viewMode: .sourceAccurate)
    else { return nil }
    self.init(first: first, last: last, comma: comma)
  }
}

extension TokenSyntax {
  /// The byte range of the token without trivia.
  var range: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<end }

  /// The end offset of the token without trivia.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

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

/// A replacement of a range of bytes in a text.
struct TextEdit: Hashable {
  var range: Range<Int>
  var text: [UInt8]

  static func insert(_ text: [UInt8], at offset: Int) -> TextEdit {
    TextEdit(range: offset..<offset, text: text)
  }

  static func remove(_ range: Range<Int>) -> TextEdit {
    TextEdit(range: range, text: [])
  }
}

extension [UInt8] {
  /// Returns the text after edits that do not overlap; those at the same position keep their order.
  func applying(_ edits: [TextEdit]) -> [UInt8] {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var result: [UInt8] = []
    var position = 0
    for (_, edit) in ordered {
      result += self[position..<edit.range.lowerBound]
      result += edit.text
      position = edit.range.upperBound
    }
    return result + self[position...]
  }
}
