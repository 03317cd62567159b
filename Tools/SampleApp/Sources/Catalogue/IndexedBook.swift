/// A book with its words prepared for searching and sorting.
struct IndexedBook: Sendable {
  let book: Book
  let titleWords: [String]
  let authorWords: [String]
  let subjectWords: [String]

  init(_ book: Book) {
    self.book = book
    titleWords = book.title.searchWords
    authorWords = book.author.searchWords
    subjectWords = book.subjects.flatMap(\.searchWords)
  }

  /// Returns how well this book matches a query.
  ///
  /// - Parameter query: The query.
  /// - Returns: The relevance of the term that matches worst, or `nil` if something does not match.
  func relevance(to query: SearchQuery) -> Relevance? {
    guard query.languages.isEmpty || query.languages.contains(book.language),
      query.years.allSatisfy({ $0.contains(book.year) })
    else { return nil }
    var weakest = Relevance.best
    for term in query.terms {
      guard let relevance = relevance(to: term) else { return nil }
      weakest = max(weakest, relevance)
    }
    return weakest
  }

  private func relevance(to term: SearchQuery.Term) -> Relevance? {
    for place in Relevance.Place.allCases where term.field == nil || term.field == place.field {
      let words = words(in: place)
      if words.contains(term.word) { return Relevance(place: place, isPrefix: false) }
      if words.contains(where: { $0.hasPrefix(term.word) }) {
        return Relevance(place: place, isPrefix: true)
      }
    }
    return nil
  }

  private func words(in place: Relevance.Place) -> [String] {
    switch place {
    case .title: titleWords
    case .author: authorWords
    case .subject: subjectWords
    }
  }
}
