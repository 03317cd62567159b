@_spi(Litmus) internal import LitmusReporting

/// Runs a closure whose failures are known and do not fail the test, and fails if there are none.
///
/// An error that the closure throws counts as a failure, and ends the closure. A failure that a task of
/// the closure reports after the closure has ended is not expected. If the closure fails outside of a
/// test, one failure is reported, because there is no test to expect it.
///
/// ```swift
/// ExpectFailure("The total is not rounded yet") {
///   AssertEqual(cart.total, other: 3.33)
/// }
/// ```
///
/// - Parameters:
///   - reason: Why a failure is expected; reports show it.
///   - file: The path of the file of the assertion.
///   - line: The line in it.
///   - body: The closure that is expected to fail.
public func ExpectFailure(
  _ reason: String,
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: () throws -> Void
) {
  #if LITMUS_RUNNER
  let callSite = CallSite.current(file, line)
  let recorder = ExpectedFailureRecorder()
  do {
    try withFailureReporter(recorder) { try body() }
  } catch {
    recorder.record(error, at: callSite)
  }
  reportExpected(recorder.end(), reason, callSite)
  #endif
}

/// Runs an asynchronous closure whose failures are known and do not fail the test, and fails if
/// there are none.
///
/// The closure runs on the caller's actor.
///
/// - Parameters:
///   - reason: Why a failure is expected; reports show it.
///   - file: The path of the file of the assertion.
///   - line: The line in it.
///   - body: The closure that is expected to fail.
public nonisolated(nonsending) func ExpectFailure(
  _ reason: String,
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: () async throws -> Void
) async {
  #if LITMUS_RUNNER
  let callSite = CallSite.current(file, line)
  let recorder = ExpectedFailureRecorder()
  do {
    try await withFailureReporter(recorder) { try await body() }
  } catch {
    recorder.record(error, at: callSite)
  }
  reportExpected(recorder.end(), reason, callSite)
  #endif
}

#if LITMUS_RUNNER
/// A reporter that records failures until the closure that is expected to fail has ended.
private final class ExpectedFailureRecorder: FailureReporter {
  /// The failures so far; `nil` if the closure has ended.
  private let recorded = Locked<[ReportedFailure]?>([])

  /// Records a failure, or reports it outside of the closure, if that has ended.
  func report(_ failure: ReportedFailure) {
    let isRecorded = recorded.withLock { failures in
      failures?.append(failure)
      return failures != nil
    }
    if !isRecorded { reportFailure(failure) }
  }

  /// Records an error that the closure has thrown, unless it follows from a failure that is recorded.
  func record(_ error: any Error, at callSite: CallSite) {
    let isFirst = recorded.withLock { $0?.isEmpty ?? true }
    if error is UnwrapFailure || error is any ReportedError && !isFirst { return }
    report(
      ReportedFailure(message: thrownErrorText(of: error), callSite: callSite, error: error))
  }

  /// Ends recording, and returns the failures.
  func end() -> [ReportedFailure] {
    recorded.withLock { exchange(&$0, with: nil) ?? [] }
  }
}

/// Reports the failures to the running test as expected ones, or reports that there were none.
private func reportExpected(
  _ failures: [ReportedFailure], _ reason: String, _ callSite: CallSite
) {
  guard !failures.isEmpty else {
    return reportFailure(
      ReportedFailure(
        message: "No failure was reported, but expected one".followed(by: reason),
        callSite: callSite))
  }
  guard let test = RunningTest.current else {
    let message =
      "ExpectFailure was called outside of a test, but expected to be called in one. "
      + "To fix this, call it in the test itself or in a Task { } made there"
    return reportFailure(
      ReportedFailure(message: message.followed(by: reason), callSite: callSite))
  }
  for var failure in failures {
    failure.message = failure.message.followed(by: reason)
    _ = test.report(failure, isExpected: true)
  }
}
#endif
