import LitmusReporting
import XCTest

final class FailureXCTests: XCTestCase {
  func testPasses() {
    let failures = FailureRecorder.record { reportFailure("The tap drips") }
    XCTAssertEqual(failures.map(\.message), ["The tap drips"])
  }

  func testFails() {
    reportFailure("The tap drips")
  }
}
