import LitmusReporting
import XCTest

/// What a running XCTest case is given. It records instead of failing.
final class XCTestRoutingTests: XCTestCase {
  private let recorder = FailureRecorder()

  func testTheRunningCaseIsGivenTheFailure() {
    let callSite = CallSite()
    reportFailure("message", difference: "- 1\n+ 2")
    XCTAssertEqual(recorder.messages, ["failed - message\n- 1\n+ 2"])
    XCTAssertEqual(recorder.failures.first?.callSite.filePath, callSite.filePath)
    XCTAssertEqual(recorder.failures.first?.callSite.line, callSite.line + 1)
  }

  func testAScopedReporterIsGivenTheFailureInsteadOfTheCase() async {
    let synchronous = FailureRecorder.record { reportFailure("first") }
    let asynchronous = await FailureRecorder.record {
      await Task { reportFailure("second") }.value
    }
    XCTAssertEqual((synchronous + asynchronous).map(\.message), ["first", "second"])
    XCTAssertEqual(recorder.messages, [])
  }

  func testEveryFailureFromEightThreadsIsGivenToTheCase() async {
    await onEightThreads { thread in
      for number in 0..<1_250 { reportFailure("\(thread): \(number)") }
    }
    XCTAssertEqual(recorder.failures.count, 10_000)
    XCTAssertEqual(Set(recorder.messages).count, 10_000)
  }

  #if canImport(Darwin)
  override func record(_ issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    keep(
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
    keep(description, at: filePath, line: line)
  }
  #endif

  private func keep(_ description: String, at filePath: String, line: Int) {
    let callSite = CallSite(fileID: "", filePath: filePath, line: line, column: 1)
    recorder.report(ReportedFailure(message: description, callSite: callSite))
  }
}
