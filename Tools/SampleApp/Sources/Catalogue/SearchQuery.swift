/// A search query: words and limits, all of which a book must match.
struct SearchQuery: Equatable, Sendable {
  /// A word, and the field that it must occur in, if one was given.
  struct Term: Equatable, Sendable {
    /// The word, folded by ``Swift/String/folded``.
    let word: String

    /// `.title`, `.author`, `.subject`, or `nil` for any of these.
    let field: SearchField?
  }

  var terms: [Term] = []

  /// Ranges that must all contain the book's year.
  var years: [ClosedRange<Int>] = []

  /// The allowed languages; if empty, any language is allowed.
  var languages: Set<String> = []
}
