/// All books of the library, prepared for searching.
struct CatalogueIndex: Sendable {
  private let entries: [IndexedBook]

  /// The number of books.
  var count: Int { entries.count }

  init(_ books: [Book] = []) {
    entries = books.map(IndexedBook.init)
  }

  /// Finds books.
  ///
  /// - Parameters:
  ///   - query: The query that they must match.
  ///   - order: The sort order. Books that compare equal are ordered by title, year and id.
  func books(matching query: SearchQuery, sortedBy order: SortOrder) -> [Book] {
    entries
      .compactMap { entry in
        entry.relevance(to: query).map { Match(entry: entry, relevance: $0) }
      }
      .sorted { order.puts($0, before: $1) }
      .map(\.entry.book)
  }

  /// Returns the book with an id, ignoring case.
  func book(id: Book.ID) -> Book? {
    let id = id.lowercased()
    return entries.first { $0.book.id.lowercased() == id }?.book
  }

  /// Returns all subjects with the number of books about each, the most frequent first.
  func subjects() -> [(subject: String, count: Int)] {
    entries
      .reduce(into: [:]) { counts, entry in
        for subject in Set(entry.book.subjects) { counts[subject, default: 0] += 1 }
      }
      .map { (subject: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.subject) < ($0.count, $1.subject) }
  }
}

/// A book that matches a query.
private struct Match {
  let entry: IndexedBook
  let relevance: Relevance

  func precedesByTitle(_ other: Match) -> Bool {
    if entry.titleWords != other.entry.titleWords {
      return entry.titleWords.lexicographicallyPrecedes(other.entry.titleWords)
    }
    return (entry.book.year, entry.book.id) < (other.entry.book.year, other.entry.book.id)
  }
}

extension SortOrder {
  fileprivate func puts(_ left: Match, before right: Match) -> Bool {
    switch self {
    case .relevance where left.relevance != right.relevance:
      left.relevance < right.relevance
    case .author where left.entry.authorWords != right.entry.authorWords:
      left.entry.authorWords.lexicographicallyPrecedes(right.entry.authorWords)
    case .year where left.entry.book.year != right.entry.book.year:
      left.entry.book.year < right.entry.book.year
    case .loans where left.entry.book.loans != right.entry.book.loans:
      left.entry.book.loans > right.entry.book.loans
    case .relevance, .title, .author, .year, .loans:
      left.precedesByTitle(right)
    }
  }
}
