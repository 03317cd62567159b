#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

/// A test that has begun in a child process, and its events so far, in case the process ends.
struct InterruptedTest {
  let test: TestDescription
  let iteration: Int
  let attempt: Int
  let isSuiteHook: Bool
  /// When it began, counted from the start of the run.
  let start: Duration
  /// How much its process had written to its output then.
  var outputStart = 0
  /// Whether its start has been reported.
  var isReported: Bool
  var failures: [ReportedFailure] = []
  var expectedFailures: [ReportedFailure] = []
  var attachments: [TestAttachment] = []

  var key: RunHistory.Key { RunHistory.Key(test: test.id, iteration: iteration) }

  /// Whether it has reported that it took longer than its time limit.
  var isExpired: Bool { failures.contains { TimeLimit.isMessage($0.message) } }

  /// Records an event of the test.
  mutating func apply(_ event: TestEvent) {
    switch event {
    case .testStarted: isReported = true
    case .failure(let failure) where failure.isExpected: expectedFailures.append(failure.failure)
    case .failure(let failure): failures.append(failure.failure)
    case .attachment(_, let attachment): attachments.append(attachment)
    default: break
    }
  }
}

// MARK: - Results
extension InterruptedTest {
  /// Returns the result of a test that ended its process.
  ///
  /// - Parameters:
  ///   - end: How the process ended.
  ///   - crash: What the process wrote during the test.
  ///   - process: The number of the child.
  ///   - now: When it ended, counted from the start of the run.
  func crashed(_ end: ProcessEnd, _ crash: CrashOutput, process: Int, now: Duration) -> TestResult {
    let what = isSuiteHook ? "the suite's \(hookName)" : "the test"
    let failure = ReportedFailure(
      message: crash.explained("\(end), but expected \(what) to end by itself"),
      callSite: crash.callSite?.completed(by: test.callSite) ?? test.callSite)
    return result(.crashed, failures + [failure], crash.output, process: process, now: now)
  }

  /// Returns the result of a test that was still running long after its time limit, so that its
  /// process was killed.
  func timedOut(_ limit: Duration, output: String, process: Int, now: Duration) -> TestResult {
    let message = TimeLimit.message(limit)
    let isReported = failures.contains { $0.message == message }
    let failure = ReportedFailure(message: message, callSite: test.callSite)
    return result(
      .timedOut, isReported ? failures : failures + [failure], output, process: process, now: now)
  }

  /// Returns the result of a test after which its process could not record anything.
  func unrecorded(_ output: String, process: Int, now: Duration) -> TestResult {
    let failure = ReportedFailure(
      message: "Process could not write its results after the test, but expected the test to leave "
        + "the limits of the process as they were",
      callSite: test.callSite)
    return result(.failed, failures + [failure], output, process: process, now: now)
  }

  private var hookName: String { test.id.isSuiteSetUp ? "set-up" : "tear-down" }

  private func result(
    _ outcome: TestOutcome, _ failures: [ReportedFailure], _ output: String, process: Int,
    now: Duration
  ) -> TestResult {
    TestResult(
      test: test,
      iteration: iteration,
      isSuiteHook: isSuiteHook,
      outcome: outcome,
      duration: max(.zero, now - start),
      failures: failures,
      expectedFailures: expectedFailures,
      attachments: attachments,
      output: output,
      attempt: attempt,
      process: process,
      start: start)
  }
}

extension CrashOutput {
  /// The message, as the end of another message.
  package var suffix: String { message.map { ": \($0)" } ?? "" }

  /// Returns the message of the runtime, if there is one, followed by how the process ended.
  package func explained(_ end: String) -> String { message.map { "\($0)\n\(end)" } ?? end }
}

extension CallSite {
  /// Returns the call site with a path from a known one, if its own path is incomplete.
  fileprivate func completed(by known: CallSite) -> CallSite {
    if filePath.hasPrefix("/") { return self }
    if filePath == fileID, fileID == known.fileID { return at(known.filePath) }
    // An incomplete path most likely begins at a folder that contains the test's file.
    var folder = known.filePath[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let path = "\(folder)/\(filePath)"
      if path == known.filePath {
        return CallSite(fileID: known.fileID, filePath: path, line: line, column: column)
      }
      if access(path, F_OK) == 0 { return at(path) }
    }
    return self
  }

  private func at(_ filePath: String) -> CallSite {
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
#endif
