extension SearchQuery {
  /// Parses a search text, such as `garden author:le guen year:1970..1979`.
  ///
  /// `title:`, `author:` and `subject:` apply to all words up to the next field, `year:` and
  /// `language:` to one word. An empty text matches every book.
  ///
  /// - Parameter text: The words and fields, separated by spaces.
  /// - Throws: The first error in the text.
  init(_ text: String) throws(SearchQueryError) {
    self.init()
    for clause in try Clause.all(in: text) {
      guard let first = clause.words.first else {
        guard let field = clause.field else { continue }
        throw .nothingToFind(field)
      }
      switch clause.field {
      case .year: years.append(try Self.years(first))
      case .language: languages.insert(try Self.language(first))
      case .title, .author, .subject, nil: terms += try Self.terms(clause.words, in: clause.field)
      }
    }
  }

  private static func terms(
    _ words: [String],
    in field: SearchField?
  ) throws(SearchQueryError) -> [Term] {
    var terms: [Term] = []
    for word in words {
      let searchWords = word.searchWords
      guard !searchWords.isEmpty else { throw .notAWord(word) }
      terms += searchWords.map { Term(word: $0, field: field) }
    }
    return terms
  }

  private static func language(_ text: String) throws(SearchQueryError) -> String {
    let code = text.lowercased()
    guard code.isLanguageCode else { throw .malformedLanguage(text) }
    return code
  }

  private static func years(_ text: String) throws(SearchQueryError) -> ClosedRange<Int> {
    if let year = Int(text) { return year...year }
    let ends = text.split(separator: "..", omittingEmptySubsequences: false)
    guard ends.count == 2, text != "..",
      let from = ends[0].isEmpty ? Int.min : Int(ends[0]),
      let through = ends[1].isEmpty ? Int.max : Int(ends[1])
    else { throw .malformedYear(text) }
    guard from <= through else { throw .backwardYears(from: from, through: through) }
    return from...through
  }
}

/// A field and the words it applies to, or words that may occur in any field.
private struct Clause {
  let field: SearchField?
  var words: [String]

  /// Whether the next word belongs to this clause, unless it names a field.
  var takesMore: Bool {
    switch field {
    case .year, .language: words.isEmpty
    case .title, .author, .subject, nil: true
    }
  }

  static func all(in text: String) throws(SearchQueryError) -> [Clause] {
    var clauses = [Clause(field: nil, words: [])]
    for piece in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      if let clause = try Clause(startingWith: piece) {
        clauses.append(clause)
      } else if clauses[clauses.count - 1].takesMore {
        clauses[clauses.count - 1].words.append(piece)
      } else {
        clauses.append(Clause(field: nil, words: [piece]))
      }
    }
    return clauses
  }

  init(field: SearchField?, words: [String]) {
    self.field = field
    self.words = words
  }

  /// Parses a clause such as `year:1974`; returns nil for text that only resembles one: `12:30`, `Knots:`.
  init?(startingWith piece: String) throws(SearchQueryError) {
    guard let colon = piece.firstIndex(of: ":") else { return nil }
    let name = piece[..<colon].lowercased()
    let value = String(piece[piece.index(after: colon)...])
    if let field = SearchField(rawValue: name) {
      self.init(field: field, words: value.isEmpty ? [] : [value])
      return
    }
    guard !value.isEmpty, !name.isEmpty, name.allSatisfy(\.isLetter) else { return nil }
    let nearest = name.nearest(in: SearchField.allCases.map(\.rawValue))
    throw .unknownField(name, nearest: nearest.flatMap(SearchField.init(rawValue:)))
  }
}
