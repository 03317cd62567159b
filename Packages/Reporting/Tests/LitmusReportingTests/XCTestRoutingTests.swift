@_spi(Litmus) import LitmusReporting
import XCTest

/// A case that can record the failures that it receives, instead of failing.
final class XCTestRoutingTests: XCTestCase {
  /// Records the case's failures; if it is `nil`, the case fails as usual.
  private var recorder: FailureRecorder?

  func testTheRunningCaseReceivesTheFailure() {
    startRecordingFailures()
    let callSite = CallSite()
    reportFailure("message", difference: "- 1\n+ 2")
    let recorded = stopRecordingFailures()
    XCTAssertEqual(recorded.map(\.message), ["failed - message\n- 1\n+ 2"])
    XCTAssertEqual(recorded.first?.callSite.filePath, callSite.filePath)
    XCTAssertEqual(recorded.first?.callSite.line, callSite.line + 1)
  }

  func testAScopedReporterReceivesTheFailureInsteadOfTheCase() async {
    startRecordingFailures()
    let synchronous = FailureRecorder.record { reportFailure("first") }
    let asynchronous = await FailureRecorder.record {
      await Task { reportFailure("second") }.value
    }
    let recorded = stopRecordingFailures()
    XCTAssertEqual((synchronous + asynchronous).map(\.message), ["first", "second"])
    XCTAssertEqual(recorded.map(\.message), [])
  }

  func testTheCaseReceivesEveryFailureFromEightThreads() async {
    startRecordingFailures()
    await onEightThreads { thread in
      for number in 0..<1_250 { reportFailure("\(thread): \(number)") }
    }
    let recorded = stopRecordingFailures()
    XCTAssertEqual(recorded.count, 10_000)
    XCTAssertEqual(Set(recorded.map(\.message)).count, 10_000)
  }

  private func startRecordingFailures() {
    recorder = FailureRecorder()
  }

  private func stopRecordingFailures() -> [ReportedFailure] {
    defer { recorder = nil }
    return recorder?.failures ?? []
  }

  #if canImport(Darwin)
  override func record(_ issue: XCTIssue) {
    guard let recorder else { return super.record(issue) }
    let location = issue.sourceCodeContext.location
    recorder.record(
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
    recorder.record(description, at: filePath, line: line)
  }
  #endif
}

extension FailureRecorder {
  fileprivate func record(_ message: String, at filePath: String, line: Int) {
    let callSite = CallSite(fileID: "", filePath: filePath, line: line, column: 1)
    report(ReportedFailure(message: message, callSite: callSite))
  }
}
