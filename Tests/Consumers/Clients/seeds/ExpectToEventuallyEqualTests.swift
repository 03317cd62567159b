import LitmusEventually
import Testing
import XCTest

// The part of UIKit that the example of ExpectToEventuallyEqual needs.
@MainActor class TableView {
  func reloadData() {}
}

@MainActor final class ViewModel {
  func load() async -> [String] { ["one", "two"] }
}

@MainActor final class TableViewController {
  let tableView = TableView()
  let viewModel = ViewModel()
  var results: [String] = []

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    results.count
  }

  func viewDidLoad() {
    Task {
      results = await viewModel.load()
      self.tableView.reloadData()
    }
  }
}

@MainActor
final class TableViewControllerTests_XCTest: XCTestCase {
  func test_numberOfRows() async throws {
    let sut = TableViewController()
    let tableDataSource = sut
    sut.viewDidLoad()
    try await expectToEventuallyEqual(
      actual: { tableDataSource.tableView(sut.tableView, numberOfRowsInSection: 0) },
      expected: 2
    )
  }
}

@MainActor
struct TableViewControllerTests_SwiftTesting {
  @Test func numberOfRows() async throws {
    let sut = TableViewController()
    let tableDataSource = sut
    sut.viewDidLoad()
    try await expectToEventuallyEqual(
      actual: { tableDataSource.tableView(sut.tableView, numberOfRowsInSection: 0) },
      expected: 2
    )
  }
}
