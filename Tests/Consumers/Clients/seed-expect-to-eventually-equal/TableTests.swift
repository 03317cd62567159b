import LitmusExpectToEventuallyEqual
import Testing

@MainActor
struct TableTests {
  @Test func numberOfRows() async throws {
    let sut = TableViewController()
    let tableDataSource = sut
    sut.viewDidLoad()
    try await expectToEventuallyEqual(
      actual: { tableDataSource.tableView(sut.tableView, numberOfRowsInSection: 0) },
      expected: 2
    )
  }

  @Test func failureGoesToASpy() async throws {
    let failSpy = FailSpy()
    try await expectToEventuallyEqual(
      actual: { 1 }, expected: 2, timeout: 0, failure: failSpy)
    #expect(
      failSpy.messages == ["Expected 2, but was 1 after 1 try, timing out after 0.0 seconds"])
  }

  @Test func failureOfAHelperIsShownAtItsCaller() async throws {
    try await expectTwo { 1 }
  }

  private func expectTwo(
    sourceLocation: SourceLocation = #_sourceLocation, actual: () async throws -> Int
  ) async throws {
    try await withCallSite(sourceLocation) {
      try await expectToEventuallyEqual(actual: actual, expected: 2, timeout: 0)
    }
  }
}
