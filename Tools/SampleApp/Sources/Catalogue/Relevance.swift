/// How well a word, or a whole query, matches a book: smaller is better.
struct Relevance: Comparable, Sendable {
  /// Where a word was found, the most relevant place first.
  enum Place: Int, CaseIterable, Sendable {
    case title
    case author
    case subject

    /// The field that limits a search to this place.
    var field: SearchField {
      switch self {
      case .title: .title
      case .author: .author
      case .subject: .subject
      }
    }
  }

  static let best = Relevance(place: .title, isPrefix: false)

  let place: Place

  /// Whether the search word is only a prefix of the book's word.
  let isPrefix: Bool

  static func < (left: Relevance, right: Relevance) -> Bool {
    if left.place != right.place { return left.place.rawValue < right.place.rawValue }
    return !left.isPrefix && right.isPrefix
  }
}
