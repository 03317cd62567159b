#if TESTING_ENABLED
extension Book {
  /// Returns a sample book, of which a test specifies only the properties that matter to it.
  static func sample(
    id: String = "B0001",
    title: String = "Le jardin",
    author: String = "Le Guen, Odile",
    year: Int = 1971,
    language: String = "fr",
    subjects: [String] = ["Gardening"],
    loans: Int = 0
  ) -> Book {
    Book(
      id: id,
      title: title,
      author: author,
      year: year,
      language: language,
      subjects: subjects,
      shelfMark: "840 LEG \(year)",
      copies: 2,
      loans: loans)
  }
}
#endif
