import Dispatch
@_spi(Litmus) import LitmusReporting
import LitmusSpies
import XCTest

final class TrapReporterTests: XCTestCase {
  /// XCTest runs synchronous tests on the main thread.
  func testAReporterMayHopToTheMainThread() {
    let reporter = HoppingReporter()
    let line = #line + 2
    withFailureReporter(reporter) {
      expectThrowsAssertion(timeout: 0.001) { reporter.begun.wait() }
    }
    let reported = expectation(description: "reported")
    DispatchQueue.global().async {
      reporter.reported.wait()
      reported.fulfill()
    }
    wait(for: [reported], timeout: 60)
    let failures = reporter.failures.withLock { $0 }
    XCTAssertEqual(
      failures.map { $0.message.withoutShortfall },
      ["Closure was still running after 0.001 seconds, but expected a trap"])
    XCTAssertEqual(failures.map(\.callSite.line), [line])
  }
}

private final class HoppingReporter: FailureReporter {
  let failures = Locked<[ReportedFailure]>([])
  let begun = DispatchSemaphore(value: 0)
  let reported = DispatchSemaphore(value: 0)

  func report(_ failure: ReportedFailure) {
    begun.signal()
    DispatchQueue.main.sync { failures.withLock { $0.append(failure) } }
    reported.signal()
  }
}
