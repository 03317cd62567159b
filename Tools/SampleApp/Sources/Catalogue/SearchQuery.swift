/// What a reader looks for: words and limits, all of which a book must meet.
struct SearchQuery: Equatable, Sendable {
  /// A word, and the one field it must stand in if the reader named one.
  struct Term: Equatable, Sendable {
    /// The word, folded as ``Swift/String/folded`` does.
    let word: String

    /// `.title`, `.author`, `.subject`, or `nil` for any of these.
    let field: SearchField?
  }

  var terms: [Term] = []

  /// Ranges that must all hold the book's year.
  var years: [ClosedRange<Int>] = []

  /// Languages of which the book must be in one; if there are none, any will do.
  var languages: Set<String> = []
}
