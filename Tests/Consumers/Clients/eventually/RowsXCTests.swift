import LitmusEventually
import XCTest

final class RowsXCTests: XCTestCase {
  func testPasses() async throws {
    var rows = 0
    try await expectToEventuallyEqual(
      actual: {
        rows += 1
        return rows
      },
      expected: 3
    )
  }

  func testFails() async throws {
    try await expectToEventuallyEqual(actual: { 1 }, expected: 2, timeout: .zero)
  }
}
