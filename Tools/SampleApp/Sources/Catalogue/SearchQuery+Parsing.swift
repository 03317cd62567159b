extension SearchQuery {
  /// Reads what a reader typed, such as `garden author:le guen year:1970..1979`.
  ///
  /// `title:`, `author:` and `subject:` hold for all words up to the next field, `year:` and
  /// `language:` for one word. Text with nothing in it finds every book.
  ///
  /// - Parameter text: The words and fields, separated by spaces.
  /// - Throws: The first thing that makes no sense.
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

/// A field and the words it holds for, or words that may stand in any field.
private struct Clause {
  let field: SearchField?
  var words: [String]

  /// Whether the next word belongs here, unless it names a field of its own.
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

  /// Reads `year:1974` and the like, and leaves alone what only looks like it: `12:30`, `Knots:`.
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
