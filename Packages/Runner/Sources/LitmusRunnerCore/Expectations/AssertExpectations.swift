internal import Dispatch
public import Foundation
@_spi(Litmus) internal import LitmusReporting

/// Waits until expectations are met, and fails if they are not in time, as in PlaygroundTester.
///
/// On the main thread, the main queue and run loop keep running meanwhile. The wait ends as soon as
/// all are met; if one of them is inverted, it lasts the whole time. The time in which a busy
/// machine delays the wait does not count, as for all waits of Litmus.
///
/// - Parameters:
///   - expectations: The expectations to wait for.
///   - timeout: How long to wait at most, in seconds; not at all if negative or not a
///     number.
///   - fileID: The module and file of the wait; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertExpectations(
  _ expectations: [Expectation],
  timeout: TimeInterval,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  #if LITMUS_RUNNER
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let wait = RunnerExpectationWait(for: expectations)
  let isBlockingMainQueue =
    Thread.isMainThread && MainActor.assumeIsolated { !MainThread.isOutsideMainQueue }
  wait.start(
    WaitLimit(timeout),
    executors: WaitExecutors(actor: nil, includesMainActor: !isBlockingMainQueue))
  if Thread.isMainThread && !isBlockingMainQueue {
    MainActor.assumeIsolated {
      wait.whenOver { MainThread.wake() }
      MainThread.turn(until: { wait.isOver })
    }
  } else {
    let semaphore = DispatchSemaphore(value: 0)
    wait.whenOver { semaphore.signal() }
    semaphore.wait()
  }
  let hint =
    isBlockingMainQueue
    ? ". The wait was inside a job of the main queue, which did not continue meanwhile: "
      + "make the test async and await AssertExpectations"
    : ""
  report(wait, beginning: wait.timedOut(after: timeout), hint: hint, callSite)
  #endif
}

/// Waits until expectations are met, and fails if they are not in time.
///
/// - Parameters:
///   - expectations: The expectations to wait for.
///   - timeout: How long to wait at most, in seconds; not at all if negative or not a
///     number.
///   - isolation: The caller's actor.
///   - fileID: The module and file of the wait; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertExpectations(
  _ expectations: [Expectation],
  timeout: TimeInterval,
  isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) async {
  #if LITMUS_RUNNER
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let wait = RunnerExpectationWait(for: expectations)
  wait.start(WaitLimit(timeout), executors: WaitExecutors(actor: isolation))
  await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      wait.whenOver { continuation.resume() }
    }
  } onCancel: {
    wait.stop()
  }
  report(
    wait,
    beginning: Task.isCancelled ? "Cancelled" : wait.timedOut(after: timeout),
    hint: "",
    callSite)
  #endif
}

#if LITMUS_RUNNER
/// Ends a wait and reports its unmet expectations in one failure.
private func report(
  _ wait: RunnerExpectationWait, beginning: String, hint: String, _ callSite: CallSite
) {
  let problems = wait.end()
  guard !problems.isEmpty else { return }
  let subject = wait.count == 1 ? "1 expectation" : "\(wait.count) expectations"
  let isBroken = wait.isBroken
  let message =
    (isBroken ? "Stopped" : beginning) + " waiting for "
    + (problems.count == wait.count ? subject : "\(problems.count) of \(subject)")
    + ": " + problems.joined(separator: "; ") + (isBroken ? "" : hint)
  reportFailure(ReportedFailure(message: message, callSite: callSite))
}
#endif
