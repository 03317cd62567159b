import LitmusReporting
import XCTest

/// Shows what the running XCTest case is given, by a case that can keep failures.
final class XCTestRoutingTests: XCTestCase {
  /// Keeps the case's failures while it is there; without it they are failures, as ever.
  private var recorder: FailureRecorder?

  func testTheRunningCaseIsGivenTheFailure() {
    startKeepingFailures()
    let callSite = CallSite()
    reportFailure("message", difference: "- 1\n+ 2")
    let kept = stopKeepingFailures()
    XCTAssertEqual(kept.map(\.message), ["failed - message\n- 1\n+ 2"])
    XCTAssertEqual(kept.first?.callSite.filePath, callSite.filePath)
    XCTAssertEqual(kept.first?.callSite.line, callSite.line + 1)
  }

  func testAScopedReporterIsGivenTheFailureInsteadOfTheCase() async {
    startKeepingFailures()
    let synchronous = FailureRecorder.record { reportFailure("first") }
    let asynchronous = await FailureRecorder.record {
      await Task { reportFailure("second") }.value
    }
    let kept = stopKeepingFailures()
    XCTAssertEqual((synchronous + asynchronous).map(\.message), ["first", "second"])
    XCTAssertEqual(kept.map(\.message), [])
  }

  func testTheCaseIsGivenEveryFailureFromEightThreads() async {
    startKeepingFailures()
    await onEightThreads { thread in
      for number in 0..<1_250 { reportFailure("\(thread): \(number)") }
    }
    let kept = stopKeepingFailures()
    XCTAssertEqual(kept.count, 10_000)
    XCTAssertEqual(Set(kept.map(\.message)).count, 10_000)
  }

  private func startKeepingFailures() {
    recorder = FailureRecorder()
  }

  private func stopKeepingFailures() -> [ReportedFailure] {
    defer { recorder = nil }
    return recorder?.failures ?? []
  }

  #if canImport(Darwin)
  override func record(_ issue: XCTIssue) {
    guard let recorder else { return super.record(issue) }
    let location = issue.sourceCodeContext.location
    recorder.keep(
      issue.compactDescription,
      at: location?.fileURL.path ?? "",
      line: location?.lineNumber ?? 0
    )
  }
  #else
  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine line: Int,
    expected: Bool
  ) {
    guard let recorder else {
      return super.recordFailure(
        withDescription: description,
        inFile: filePath,
        atLine: line,
        expected: expected
      )
    }
    recorder.keep(description, at: filePath, line: line)
  }
  #endif
}

extension FailureRecorder {
  fileprivate func keep(_ message: String, at filePath: String, line: Int) {
    let callSite = CallSite(fileID: "", filePath: filePath, line: line, column: 1)
    report(ReportedFailure(message: message, callSite: callSite))
  }
}
