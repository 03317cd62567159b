/// The order in which found books are shown.
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
