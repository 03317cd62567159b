/// One book of the library: what the title page says, where it stands and how it is lent.
struct Book: Hashable, Identifiable, Sendable {
  /// The library's own number for the book, such as `B0042`.
  let id: String

  let title: String

  /// The author's name as a catalogue files it: `Le Guen, Odile`, or `川原 澄子`.
  let author: String

  /// The year in which this edition was published.
  let year: Int

  /// The two-letter code of the language that the book is written in, such as `fr`.
  let language: String

  /// What the book is about, the main subject first.
  let subjects: [String]

  /// Where the book stands: class number, author and year, such as `840 LEG 1971`.
  let shelfMark: String

  /// How many copies the library owns.
  let copies: Int

  /// How often the book has been lent.
  let loans: Int
}
