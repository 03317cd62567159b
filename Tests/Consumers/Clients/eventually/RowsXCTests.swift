import LitmusEventually
import XCTest

final class RowsXCTests: XCTestCase {
  private var rows = 0

  func testPasses() async throws {
    try await expectToEventuallyEqual(
      actual: {
        rows += 1
        return rows
      },
      expected: 3
    )
  }

  @MainActor func testPassesOnTheMainActor() async throws {
    let table = Table()
    table.load()
    try await expectToEventuallyEqual(actual: { table.rows.count }, expected: 2)
    try await expectToEventuallyEqual(table, \.rows.last, expected: "two")
    try await expectEventually("the table is loaded") { !table.rows.isEmpty }
    try await expectToAlwaysEqual(actual: { table.rows.count }, expected: 2, for: 0.01)
    try await expectToNeverEqual(actual: { table.rows.count }, expected: 3, for: .milliseconds(10))
    try await expectToEventuallyThrow { throw CancellationError() }
  }

  @MainActor func testSettles() async throws {
    let table = Table()
    table.load()
    let count = try await expectToEventuallySettle(
      actual: { table.rows.count }, for: 0.02, timeout: 10)
    XCTAssertEqual(count, 2)
    try await expectToEventuallyExist(FileManager.default.temporaryDirectory)
  }

  func testDoesNotExist() async throws {
    try await expectToEventuallyExist(URL(filePath: "/no-such-folder/file"), timeout: .zero)
  }

  func testFails() async throws {
    try await expectToEventuallyEqual(actual: { 1 }, expected: 2, timeout: .zero)
  }

  func testHangs() async throws {
    try await expectToEventuallyEqual(
      actual: {
        try await Task.sleep(for: .milliseconds(300))
        return 2
      },
      expected: 2,
      timeout: .milliseconds(100)
    )
  }

  func testIsNotReady() async throws {
    try await expectEventually("it is ready", timeout: .zero) { false }
  }
}
