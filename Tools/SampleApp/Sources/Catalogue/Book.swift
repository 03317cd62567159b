/// One book of the library: its title page data, its shelf mark and its loans.
struct Book: Hashable, Identifiable, Sendable {
  /// The library's own number for the book, such as `B0042`.
  let id: String

  let title: String

  /// The author's name as listed in a catalogue: `Le Guen, Odile`, or `川原 澄子`.
  let author: String

  /// The year in which this edition was published.
  let year: Int

  /// The two-letter code of the language that the book is written in, such as `fr`.
  let language: String

  /// The subjects of the book, the main one first.
  let subjects: [String]

  /// The location of the book on the shelves: class number, author and year, such as `840 LEG 1971`.
  let shelfMark: String

  /// How many copies the library owns.
  let copies: Int

  /// How many times the book has been lent.
  let loans: Int
}
