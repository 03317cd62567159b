import LitmusEventually
import LitmusExpectationsCore
import XCTest

final class XCTestCaseTests: XCTestCase {
  private var count = 0

  func testPassesInAnOrdinaryAsyncTest() async throws {
    try await expectToEventuallyEqual(
      actual: {
        count += 1
        return count
      },
      expected: 5,
      timeout: 60
    )
  }

  @MainActor func testPassesOnTheMainActor() async throws {
    let model = Model()
    Task { model.rows = 2 }
    try await expectToEventuallyEqual(actual: { model.rows }, expected: 2, timeout: 60)
    try await expectEventually { model.rows == 2 }
    try await expectToEventuallyEqual(model, \.rows, expected: 2)
  }

  func testReportsAtTheLineOfTheCall() async throws {
    let line = #line + 2
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(actual: { count }, expected: 1, timeout: .zero)
    }
    XCTAssertEqual(
      failures.map(\.text),
      ["Expected 1, but was 0 after 1 try, timing out after 0.0 seconds"]
    )
    XCTAssertEqual(failures.map(\.callSite.line), [line])
  }

  func testWaitsInAGroupOfTasks() async throws {
    try await withThrowingTaskGroup { group in
      for number in 1...4 {
        group.addTask {
          try await expectToAlwaysEqual(actual: { number }, expected: number, for: .zero)
          try await expectEventually { number > 0 }
        }
      }
      try await group.waitForAll()
    }
  }
}

@MainActor private final class Model {
  var rows = 0
}
