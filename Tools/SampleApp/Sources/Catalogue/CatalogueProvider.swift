/// A source of books: the bundled file in the program, a fake in its tests.
protocol CatalogueProvider: Sendable {
  /// Fetches all books of the library.
  func books() async throws -> [Book]
}
