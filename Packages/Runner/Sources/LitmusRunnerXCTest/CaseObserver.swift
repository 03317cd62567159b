#if LITMUS_RUNNER && !canImport(ObjectiveC)
@_spi(Litmus) internal import LitmusReporting
internal import XCTest

/// Forwards XCTest's events to the test case that the runner is running.
final class CaseObserver: XCTestObservation, Sendable {
  static let shared = CaseObserver()

  private struct Running: Sendable {
    var id: ObjectIdentifier
    var hosted: HostedCase
  }

  private let running = Locked<Running?>(nil)

  private init() {
    XCTestObservationCenter.shared.addTestObserver(self)
  }

  /// Runs a test case through XCTest.
  @MainActor func run(_ testCase: XCTestCase, for hosted: HostedCase) {
    let outer = exchange(Running(id: ObjectIdentifier(testCase), hosted: hosted))
    testCase.run()
    _ = exchange(outer)
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    hosted(testCase)?.willStart(testCase)
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    hosted(testCase)?.failed(description, file: filePath, line: lineNumber)
  }

  /// Returns the run of a test case; `nil` if XCTest runs it independently of the runner.
  private func hosted(_ testCase: XCTestCase) -> HostedCase? {
    running.withLock { $0?.id == ObjectIdentifier(testCase) ? $0?.hosted : nil }
  }

  private func exchange(_ new: Running?) -> Running? {
    running.withLock { running in
      defer { running = new }
      return running
    }
  }
}
#endif
