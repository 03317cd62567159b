#if LITMUS_RUNNER && !canImport(ObjectiveC)
@_spi(Litmus) internal import LitmusReporting
internal import XCTest

/// Hears from XCTest what happens to the case that the runner has it run.
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

  /// Has XCTest run a case.
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

  /// The run of a case; `nil` if XCTest runs it on its own account.
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
