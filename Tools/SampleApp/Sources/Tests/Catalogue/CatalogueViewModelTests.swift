#if TESTING_ENABLED && Macros
import LitmusRunner
import Observation

@TestSuite(tags: "catalogue", "loading")
final class CatalogueViewModelTests: TestCase {
  /// Far longer than any wait takes: each of them ends when its expectation is fulfilled.
  private let timeout = 30.0

  private let books = [
    Book.sample(id: "rain", title: "Rain", loans: 1), .sample(id: "snow", title: "Snow", loans: 2),
  ]

  func testShowsNothingAtFirst() {
    let model = CatalogueViewModel(provider: FixedCatalogueProvider(books))
    AssertEqual(model.state, other: .idle)
    AssertEqual(model.rows, other: [])
  }

  func testIsLoadingUntilTheBooksAreThere() async {
    let provider = HeldCatalogueProvider()
    let model = CatalogueViewModel(provider: provider)
    let load = Task { await model.load() }
    await waitForExpectations([provider.asked], timeout: timeout)
    AssertEqual(model.state, other: .loading)

    await provider.answer(.success(books))
    await load.value
    AssertEqual(model.state, other: .loaded)
    AssertEqual(model.rows, other: books)
    AssertEqual(model.catalogue.count, other: 2)
  }

  func testJoinsTheLoadUnderWay() async {
    let provider = HeldCatalogueProvider(expectedRequests: 1)
    let model = CatalogueViewModel(provider: provider)
    let first = Task { await model.load() }
    await waitForExpectations([provider.asked], timeout: timeout)
    let second = Task { await model.load() }

    await provider.answer(.success(books))
    await first.value
    await second.value
    AssertEqual(model.state, other: .loaded)
  }

  func testSaysWhyALoadFailed() async {
    let error = CatalogueParsingError(line: 7, problem: .columnCount(2))
    let model = CatalogueViewModel(provider: FixedCatalogueProvider(failing: error))
    await model.load()
    AssertEqual(
      model.state,
      other: .failed(message: "line 7: 2 columns, but expected 9 separated by tabs"))
  }

  func testLoadsAgainAfterAFailure() async {
    let provider = HeldCatalogueProvider(expectedRequests: 2)
    let model = CatalogueViewModel(provider: provider)
    let first = Task { await model.load() }
    await provider.answerNext(.failure(CatalogueParsingError(line: 1, problem: .columnCount(0))))
    await first.value
    AssertNotEqual(model.state, other: .loaded)

    let second = Task { await model.load() }
    await provider.answerNext(.success(books))
    await second.value
    await waitForExpectations([provider.asked], timeout: timeout)
    AssertEqual(model.state, other: .loaded)
  }

  func testSearchesWhatIsLoadedLater() async {
    let model = CatalogueViewModel(provider: FixedCatalogueProvider(books))
    model.search("snow")
    AssertEqual(model.rows, other: [])
    await model.load()
    AssertEqual(model.rows.map(\.id), other: ["snow"])
  }

  func testKeepsRowsWhenASearchMakesNoSense() async {
    let model = await loadedModel()
    model.search("year:soon")
    AssertEqual(model.searchError, other: .malformedYear("soon"))
    AssertEqual(model.rows.map(\.id), other: ["rain", "snow"])

    model.search("rain")
    AssertNil(model.searchError)
    AssertEqual(model.rows.map(\.id), other: ["rain"])
  }

  func testSortsAtOnce() async {
    let model = await loadedModel()
    model.sortOrder = .loans
    AssertEqual(model.rows.map(\.id), other: ["snow", "rain"])
  }

  private func loadedModel() async -> CatalogueViewModel {
    let model = CatalogueViewModel(provider: FixedCatalogueProvider(books))
    await model.load()
    return model
  }
}

// MARK: - Cancelling

@TestSuite(tags: "catalogue", "loading")
extension CatalogueViewModelTests {
  func testForgetsACancelledLoad() async {
    let provider = HeldCatalogueProvider()
    let model = CatalogueViewModel(provider: provider)
    let load = Task { await model.load() }
    await waitForExpectations([provider.asked], timeout: timeout)

    model.cancel()
    AssertEqual(model.state, other: .idle)
    await provider.answer(.success(books))
    await load.value
    AssertEqual(model.state, other: .idle)
    AssertEqual(model.rows, other: [])
  }

  func testKeepsOlderBooksWhenALaterLoadIsCancelled() async {
    let provider = HeldCatalogueProvider(expectedRequests: 2)
    let model = CatalogueViewModel(provider: provider)
    let first = Task { await model.load() }
    await provider.answerNext(.success(books))
    await first.value

    let second = Task { await model.load() }
    await waitForExpectations([provider.asked], timeout: timeout)
    model.cancel()
    await provider.answer(.success([]))
    await second.value
    AssertEqual(model.state, other: .loaded)
    AssertEqual(model.rows, other: books)
  }

  func testIsCancelledWithItsLastCaller() async {
    let provider = HeldCatalogueProvider()
    let model = CatalogueViewModel(provider: provider)
    let load = Task { await model.load() }
    await waitForExpectations([provider.asked], timeout: timeout)

    let changed = stateChange(of: model)
    load.cancel()
    await waitForExpectations([changed], timeout: timeout)
    AssertEqual(model.state, other: .idle)
    await provider.answer(.success(books))
    await load.value
    AssertEqual(model.rows, other: [])
  }

  func testTakesTheAnswerToTheLoadThatFollowedACancelledOne() async {
    let provider = HeldCatalogueProvider(expectedRequests: 2)
    let model = CatalogueViewModel(provider: provider)
    let first = Task { await model.load() }
    await provider.hasRequest()
    model.cancel()
    let second = Task { await model.load() }
    await waitForExpectations([provider.asked], timeout: timeout)

    await provider.answer(.success([.sample(id: "stale")]))
    await first.value
    AssertEqual(model.state, other: .loading)
    await provider.answer(.success(books))
    await second.value
    AssertEqual(model.rows, other: books)
  }

  func testTakesAProvidersCancellationForNoFailure() async {
    let model = CatalogueViewModel(provider: FixedCatalogueProvider(failing: CancellationError()))
    await model.load()
    AssertEqual(model.state, other: .idle)
  }

  /// An expectation that the model's next change of state fulfils.
  private func stateChange(of model: CatalogueViewModel) -> AsyncExpectation {
    let changed = asyncExpectation(description: "the state changes")
    withObservationTracking {
      _ = model.state
    } onChange: {
      changed.fulfill()
    }
    return changed
  }
}
#endif
