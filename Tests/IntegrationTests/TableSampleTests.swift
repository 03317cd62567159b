import Litmus
import Testing

@MainActor @Test func theTableHasARowForEachResult() async throws {
  let viewModel = FakeTableViewModel()
  viewModel.stubbedResults = ["one", "two"]
  let sut = TableViewController(viewModel: viewModel)

  sut.viewDidLoad()

  try await expectToEventuallyEqual(
    actual: { sut.tableView(sut.tableView, numberOfRowsInSection: 0) },
    expected: 2,
    timeout: .seconds(30)
  )
}

@MainActor @Suite struct `A table of results` {
  private let viewModel = FakeTableViewModel()
  private let sut: TableViewController

  init() {
    sut = TableViewController(viewModel: viewModel)
  }

  @Test func `is reloaded when they arrive`() async throws {
    sut.viewDidLoad()
    try await expectToEventuallyEqual(sut, \.tableView.reloadCount, expected: 1, timeout: 30)
  }

  @Test func `has no row if there is no result`() async throws {
    sut.viewDidLoad()
    try await expectToAlwaysEqual(
      actual: { sut.tableView(sut.tableView, numberOfRowsInSection: 0) },
      expected: 0,
      for: .milliseconds(20)
    )
  }

  @Test func `fails the assertion if it has too few rows`() async {
    viewModel.stubbedResults = ["one"]
    sut.viewDidLoad()
    await withKnownIssue {
      try await expectToEventuallyEqual(
        actual: { sut.tableView(sut.tableView, numberOfRowsInSection: 0) },
        expected: 2,
        timeout: .milliseconds(50)
      )
    }
  }
}
