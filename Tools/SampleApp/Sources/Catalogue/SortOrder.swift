/// The sort order of the books found.
enum SortOrder: String, CaseIterable, Sendable {
  /// The best match first.
  case relevance
  case title
  case author
  /// The oldest first.
  case year
  /// The most often lent first.
  case loans
}
