import Litmus
import XCTest

final class TableSampleXCTests: XCTestCase {
  @MainActor func testNumberOfRows() async throws {
    let viewModel = FakeTableViewModel()
    viewModel.stubbedResults = ["one", "two"]
    let sut = TableViewController(viewModel: viewModel)
    let tableDataSource = sut

    sut.viewDidLoad()

    try await expectToEventuallyEqual(
      actual: { tableDataSource.tableView(sut.tableView, numberOfRowsInSection: 0) },
      expected: 2
    )
  }

  @MainActor func testNumberOfRowsWithoutResults() async throws {
    let sut = TableViewController(viewModel: FakeTableViewModel())
    sut.viewDidLoad()
    try await expectToEventuallyEqual(
      actual: { sut.tableView(sut.tableView, numberOfRowsInSection: 0) },
      expected: 0
    )
  }

  /// Calls an assertion that fails, on a clock that makes its text the same each time.
  @MainActor func testNumberOfRowsThatIsTooSmall() async throws {
    let viewModel = FakeTableViewModel()
    viewModel.stubbedResults = ["one"]
    let sut = TableViewController(viewModel: viewModel)
    sut.viewDidLoad()
    try await expectToEventuallyEqual(sut, \.tableView.reloadCount, expected: 1)

    let line = #line + 2
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(
        actual: { sut.tableView(sut.tableView, numberOfRowsInSection: 0) },
        expected: 2,
        clock: ManualClock(advancesBySleeping: true)
      )
    }
    XCTAssertEqual(
      failures.map(\.text),
      ["Expected 2, but was 1 after 53 tries, timing out after 1.0 seconds"]
    )
    XCTAssertEqual(failures.map(\.callSite.line), [line])
  }
}
