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
