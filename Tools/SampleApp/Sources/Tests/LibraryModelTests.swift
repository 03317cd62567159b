#if TESTING_ENABLED && Macros
import LitmusRunner

@TestSuite(tags: "loading")
final class LibraryModelTests: TestCase {
  private let rain = Book(title: "Rain", author: "Odile Le Guen", year: 1974)
  private let ice = Book(title: "Ice on the Canal", author: "Clemency Dunmore", year: 1931)

  func testIsLoadingUntilTheBooksAreThere() async {
    let shelf = HeldShelf()
    let model = LibraryModel(shelf: shelf)
    AssertEqual(model.state, other: .idle)
    let load = Task { await model.load() }
    await waitForExpectations([shelf.asked])
    AssertEqual(model.state, other: .loading)

    await shelf.answer(.success([rain, ice]))
    await load.value
    AssertEqual(model.state, other: .loaded)
    AssertEqual(model.found, other: [ice, rain])
  }

  /// `HeldShelf` expects one request, and its test fails if there are more.
  func testJoinsTheLoadInProgress() async {
    let shelf = HeldShelf()
    let model = LibraryModel(shelf: shelf)
    let first = Task { await model.load() }
    await waitForExpectations([shelf.asked])
    let second = Task { await model.load() }

    await shelf.answer(.success([rain]))
    await first.value
    await second.value
    AssertEqual(model.found, other: [rain])
  }

  func testSaysWhyALoadFailed() async {
    struct Flood: Error {}
    let shelf = HeldShelf()
    let model = LibraryModel(shelf: shelf)
    let load = Task { await model.load() }
    await waitForExpectations([shelf.asked])
    await shelf.answer(.failure(Flood()))
    await load.value
    AssertEqual(model.state, other: .failed(message: "Flood()"))
  }

  func testKeepsTheBooksWhenASearchIsInvalid() async {
    let model = LibraryModel(shelf: BuiltInShelf())
    model.search("rain")
    await model.load()
    AssertEqual(model.found, other: [rain])

    model.search("year:soon")
    AssertEqual(model.problem, other: .malformedYear("soon"))
    AssertEqual(model.found, other: [rain])
  }
}

// MARK: - Fixtures

/// A shelf that answers only when its test says so.
private actor HeldShelf: Shelf {
  /// Fulfilled by each request; the test fails if there is more than one.
  nonisolated let asked = asyncExpectation(description: "the books are asked for")

  private var request: CheckedContinuation<[Book], any Error>?

  func books() async throws -> [Book] {
    try await withCheckedThrowingContinuation { continuation in
      request = continuation
      asked.fulfill()
    }
  }

  func answer(_ answer: Result<[Book], any Error>) {
    request?.resume(with: answer)
  }
}
#endif
