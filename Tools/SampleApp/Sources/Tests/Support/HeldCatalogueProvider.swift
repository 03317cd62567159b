#if TESTING_ENABLED
import LitmusRunner

/// A provider that answers only when its test calls for it.
actor HeldCatalogueProvider: CatalogueProvider {
  /// Fulfilled by each request; the test fails if there are more than expected.
  nonisolated let asked: AsyncExpectation

  private var requests: [CheckedContinuation<[Book], any Error>] = []
  private var waiter: CheckedContinuation<Void, Never>?

  /// Creates a provider for the running test, which has to wait for ``asked``.
  init(expectedRequests: Int = 1) {
    asked = asyncExpectation(
      description: "books are asked for", expectedFulfillmentCount: expectedRequests)
  }

  func books() async throws -> [Book] {
    try await withCheckedThrowingContinuation { request in
      requests.append(request)
      asked.fulfill()
      waiter?.resume()
      waiter = nil
    }
  }

  /// Waits until there is a request that has no answer yet.
  func hasRequest() async {
    guard requests.isEmpty else { return }
    await withCheckedContinuation { waiter = $0 }
  }

  /// Answers the oldest request that has no answer yet.
  func answer(_ answer: Result<[Book], any Error>) {
    requests.removeFirst().resume(with: answer)
  }

  /// Waits for a request and answers it.
  func answerNext(_ answer: Result<[Book], any Error>) async {
    await hasRequest()
    self.answer(answer)
  }
}
#endif
