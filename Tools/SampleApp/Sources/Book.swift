/// A book of the library.
struct Book: Equatable, Sendable {
  var title: String
  var author: String
  var year: Int
}

/// The source of the library's books, which may take its time or fail.
protocol Shelf: Sendable {
  /// Returns all books.
  func books() async throws -> [Book]
}

/// The shelf that the program contains.
struct BuiltInShelf: Shelf {
  func books() async -> [Book] {
    [
      Book(title: "A Clockmaker for the Garden", author: "Isolde Tolliver", year: 1950),
      Book(title: "A Compass for the Garden", author: "Clemency Dunmore", year: 1925),
      Book(title: "Ice on the Canal", author: "Clemency Dunmore", year: 1931),
      Book(title: "Le jardin", author: "Odile Le Guen", year: 1971),
      Book(title: "Lighthouses, and How to Leave Them", author: "Tamsin Orchard", year: 1988),
      Book(title: "Łódź by Night", author: "Jan Zieliński", year: 1964),
      Book(title: "Rain", author: "Odile Le Guen", year: 1974),
      Book(title: "The Second Garden", author: "Tamsin Orchard", year: 1979),
    ]
  }
}
