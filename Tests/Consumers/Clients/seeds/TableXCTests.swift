import LitmusExpectToEventuallyEqual
import LitmusFailKit
import XCTest

@MainActor
final class TableXCTests: XCTestCase {
  func test_numberOfRows() async throws {
    let sut = TableViewController()
    let tableDataSource = sut
    sut.viewDidLoad()
    try await expectToEventuallyEqual(
      actual: { tableDataSource.tableView(sut.tableView, numberOfRowsInSection: 0) },
      expected: 2
    )
  }

  func test_failureOfAHelperIsShownAtItsCaller() async throws {
    try await expectTwo { 1 }
  }

  private func expectTwo(
    fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    failure: any Failing = Fail(),
    actual: () async throws -> Int
  ) async throws {
    try await expectToEventuallyEqual(
      actual: actual, expected: 2, timeout: 0,
      fileID: fileID, filePath: filePath, line: line, column: column, failure: failure)
  }
}
