#if LITMUS_RUNNER
internal import Foundation
internal import LitmusReporting

/// A test that has begun in a child process, and what is known of it if that ends now.
struct InterruptedTest {
  let test: TestDescription
  let iteration: Int
  let attempt: Int
  let isSuiteHook: Bool
  /// When it began, counted from the start of the run.
  let start: Duration
  /// Whether its start has been told of.
  var isTold: Bool
  var failures: [ReportedFailure] = []
  var expectedFailures: [ReportedFailure] = []
  var attachments: [TestAttachment] = []

  var key: RunHistory.Key { RunHistory.Key(test: test.id, iteration: iteration) }

  /// Takes note of something that the test said.
  mutating func note(_ event: TestEvent) {
    switch event {
    case .testStarted: isTold = true
    case .failure(let failure) where failure.isExpected: expectedFailures.append(failure.failure)
    case .failure(let failure): failures.append(failure.failure)
    case .attachment(_, let attachment): attachments.append(attachment)
    default: break
    }
  }
}

// MARK: - Verdicts
extension InterruptedTest {
  /// The result of a test that ended its process.
  ///
  /// - Parameters:
  ///   - end: How the process ended.
  ///   - crash: What it wrote meanwhile.
  ///   - process: Which child it was.
  ///   - now: When it ended, counted from the start of the run.
  func crashed(_ end: ProcessEnd, _ crash: CrashOutput, process: Int, now: Duration) -> TestResult {
    let what = isSuiteHook ? "the suite's \(hookName)" : "the test"
    let failure = ReportedFailure(
      message: "\(end), but expected \(what) to end by itself" + crash.suffix,
      callSite: crash.callSite?.completed(by: test.callSite) ?? test.callSite)
    return result(.crashed, failures + [failure], crash.output, process: process, now: now)
  }

  /// The result of a test that was still running long after its time limit, so that its process was
  /// killed.
  func timedOut(_ limit: Duration, output: String, process: Int, now: Duration) -> TestResult {
    let message = TimeLimit.message(limit)
    let isTold = failures.contains { $0.message == message }
    let failure = ReportedFailure(message: message, callSite: test.callSite)
    return result(
      .timedOut, isTold ? failures : failures + [failure], output, process: process, now: now)
  }

  private var hookName: String { test.id.name == "class setUp" ? "set-up" : "tear-down" }

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
  /// The message, as the end of another.
  var suffix: String { message.map { ": \($0)" } ?? "" }
}

extension CallSite {
  /// The place with a path that was known before, if only a part of its own is known.
  fileprivate func completed(by known: CallSite) -> CallSite {
    if filePath.hasPrefix("/") { return self }
    if filePath == fileID, fileID == known.fileID { return at(known.filePath) }
    // A part of a path begins at a folder round the test's file, most likely.
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
