/// The reason why a search text is invalid.
enum SearchQueryError: Error, Equatable, CustomStringConvertible {
  /// The name of an unknown field, with the nearest field if one is similar.
  case unknownField(String, nearest: SearchField?)

  /// A field with nothing after its colon.
  case nothingToFind(SearchField)

  /// A word without a letter or digit.
  case notAWord(String)

  /// A year that is neither a number nor a range.
  case malformedYear(String)

  /// A range of years that ends before it begins.
  case backwardYears(from: Int, through: Int)

  /// A language that is not a two-letter code.
  case malformedLanguage(String)

  var description: String {
    switch self {
    case .unknownField(let name, let nearest?):
      "“\(name):” is no field of a book; did you mean “\(nearest.rawValue):”?"
    case .unknownField(let name, nil):
      "“\(name):” is no field of a book; the fields are "
        + SearchField.allCases.map { "“\($0.rawValue):”" }.joined(separator: ", ")
    case .nothingToFind(let field):
      "“\(field.rawValue):” is followed by nothing, but expected what to find"
    case .notAWord(let text):
      "“\(text)” holds no letter or digit to find"
    case .malformedYear(let text):
      "“year:\(text)” is no year; write “year:1974”, “year:1970..1979”, “year:1970..” "
        + "or “year:..1979”"
    case .backwardYears(let from, let through):
      "“year:\(from)..\(through)” ends before it begins; write “year:\(through)..\(from)”"
    case .malformedLanguage(let text):
      "“language:\(text)” is no two-letter code such as “language:fr”"
    }
  }
}
