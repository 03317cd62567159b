#if TESTING_ENABLED
/// A provider that answers immediately.
struct FixedCatalogueProvider: CatalogueProvider {
  let answer: Result<[Book], any Error>

  init(_ books: [Book]) {
    answer = .success(books)
  }

  init(failing error: any Error) {
    answer = .failure(error)
  }

  func books() async throws -> [Book] {
    try answer.get()
  }
}
#endif
