internal import SwiftSyntax

/// The white space and comments between a token and the previous one.
struct Gap {
  private enum Kind {
    case blank, newline, comment, lineComment
  }

  private struct Piece {
    var kind: Kind
    var range: Range<Int>
  }

  /// The end of the previous token.
  let start: Int
  /// The beginning of the token.
  let end: Int
  private var pieces: [Piece] = []

  init(before token: TokenSyntax) {
    let previous = token.previousToken(viewMode: .sourceAccurate)
    start = (previous?.endPositionBeforeTrailingTrivia ?? token.position).utf8Offset
    end = token.positionAfterSkippingLeadingTrivia.utf8Offset
    var position = start
    for piece in (previous?.trailingTrivia.pieces ?? []) + token.leadingTrivia.pieces {
      let (kind, count) = Self.kind(of: piece)
      let length = piece.sourceLength.utf8Length / count
      for _ in 0..<count {
        pieces.append(Piece(kind: kind, range: position..<(position + length)))
        position += length
      }
    }
  }

  /// Returns the kind of a trivia piece, and its count.
  private static func kind(of piece: TriviaPiece) -> (Kind, count: Int) {
    switch piece {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
      (.newline, count)
    case .spaces, .tabs, .formfeeds, .verticalTabs: (.blank, 1)
    case .lineComment, .docLineComment: (.lineComment, 1)
    default: (.comment, 1)
    }
  }

  var firstNewline: Range<Int>? { pieces.first { $0.kind == .newline }?.range }
  var lastNewline: Range<Int>? { pieces.last { $0.kind == .newline }?.range }
  var hasLineComment: Bool { pieces.contains { $0.kind == .lineComment } }
  var hasComment: Bool { pieces.contains(where: Self.isComment) }

  /// Whether there is a comment on the line of the previous token.
  var hasRemark: Bool { pieces.prefix { $0.kind != .newline }.contains(where: Self.isComment) }

  /// The end of the last comment.
  var lastCommentEnd: Int? { pieces.last(where: Self.isComment)?.range.upperBound }

  /// The white space at the beginning of the token's line; nil if the previous token is on that line.
  var indentation: Range<Int>? {
    guard let newline = pieces.lastIndex(where: { $0.kind == .newline }) else { return nil }
    let blanks = pieces[(newline + 1)...].prefix { $0.kind == .blank }
    let start = pieces[newline].range.upperBound
    return start..<(blanks.last?.range.upperBound ?? start)
  }

  /// The white space before the first comment that is on a line of its own.
  var commentIndentation: Range<Int>? {
    guard let newline = firstNewline,
      let comment = pieces.first(where: {
        Self.isComment($0) && $0.range.lowerBound >= newline.upperBound
      }),
      let start = pieces.last(where: {
        $0.kind == .newline && $0.range.upperBound <= comment.range.lowerBound
      })
    else { return nil }
    return start.range.upperBound..<comment.range.lowerBound
  }

  /// The blanks directly before the token.
  var trailingBlanks: Range<Int> {
    let blanks = pieces.reversed().prefix { $0.kind == .blank }
    return (blanks.last?.range.lowerBound ?? end)..<end
  }

  /// The blanks directly after the previous token.
  var leadingBlanks: Range<Int> {
    let blanks = pieces.prefix { $0.kind == .blank }
    return start..<(blanks.last?.range.upperBound ?? start)
  }

  /// Whether the token is the first on its line, with no comment before it.
  var isLineStart: Bool {
    guard let newline = lastNewline else { return false }
    return trailingBlanks.lowerBound == newline.upperBound
  }

  private static func isComment(_ piece: Piece) -> Bool {
    piece.kind == .comment || piece.kind == .lineComment
  }
}
