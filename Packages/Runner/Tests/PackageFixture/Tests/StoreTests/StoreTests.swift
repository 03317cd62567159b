import Testing
import XCTest

@Suite struct StoreTests {
  @Test func opens() {}

  @Test func warns() {
    Issue.record("It is late", severity: .warning)
    Issue.record("The till is empty", severity: .warning)
  }

  @Test func warnsAndFails() {
    Issue.record("It is late", severity: .warning)
    withKnownIssue { Issue.record("No change") }
    Issue.record("Nobody is here")
  }

  @Test func isCancelled() throws { try Test.cancel("The shop is closed") }

  @Test func isCancelledLate() throws {
    Issue.record("It is late")
    try Test.cancel("The shop is closed")
  }

  @Test func isCancelledWithItsTask() async throws {
    withUnsafeCurrentTask { $0?.cancel() }
    try await Task.sleep(for: .seconds(1))
  }

  @Test(arguments: [1, 2, 3]) func isCancelledForTwo(number: Int) throws {
    if number == 2 { try Test.cancel("Two is enough") }
    if number == 3 { Issue.record("Three is a crowd", severity: .warning) }
  }
}

enum Office {
  struct `its in/out trays` {
    @Test func `are in/out`() {}
  }
}

@Suite(.disabled("Nobody is here")) struct ClosedTests {
  @Test func opens() {}
  @Test(arguments: [1, 2]) func sells(_ number: Int) {}
}

/// A class of the same name as one of another module.
final class CartCases: XCTestCase {
  func testAdds() {}
  func testOpens() {}
}
