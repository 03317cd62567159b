internal import Dispatch
public import Foundation
internal import LitmusReporting

/// Waits until expectations are met, and fails if they are not in time, as in PlaygroundTester.
///
/// On the main thread, the main queue and run loop go on meanwhile. If all are met the wait is over
/// at once; with an inverted one among them it lasts the whole time.
///
/// - Parameters:
///   - expectations: What is waited for.
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
  let wait = ExpectationWait(for: expectations)
  let longest = longestWait(timeout)
  let deadline = longest.isFinite ? Date(timeIntervalSinceNow: longest) : .distantFuture
  var isBlockingMainQueue = false
  if Thread.isMainThread {
    MainActor.assumeIsolated {
      isBlockingMainQueue = !MainThread.isOutsideMainQueue
      guard !isBlockingMainQueue else { return }
      wait.whenOver { MainThread.wake() }
      MainThread.turn(until: { wait.isOver }, deadline: deadline)
    }
  }
  if !wait.isOver, !Thread.isMainThread || isBlockingMainQueue {
    block(until: wait, deadline)
  }
  let hint =
    isBlockingMainQueue
    ? ". The wait was inside a job of the main queue, which did not go on meanwhile: "
      + "make the test async and await AssertExpectations"
    : ""
  report(wait, beginning: "Timed out after \(timeout) seconds", hint: hint, callSite)
  #endif
}

/// Waits until expectations are met, and fails if they are not in time.
///
/// - Parameters:
///   - expectations: What is waited for.
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
  let wait = ExpectationWait(for: expectations)
  let timer = DispatchSource.makeTimerSource()
  let longest = longestWait(timeout)
  if longest.isFinite {
    timer.schedule(deadline: .now() + longest)
    timer.setEventHandler { wait.stop() }
  }
  timer.resume()
  await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      wait.whenOver { continuation.resume() }
    }
  } onCancel: {
    wait.stop()
  }
  timer.cancel()
  report(
    wait,
    beginning: Task.isCancelled ? "Cancelled" : "Timed out after \(timeout) seconds",
    hint: "",
    callSite)
  #endif
}

#if LITMUS_RUNNER
/// How long a wait lasts at most: no time if the timeout is negative or not a number.
private func longestWait(_ timeout: TimeInterval) -> TimeInterval { timeout > 0 ? timeout : 0 }

/// Blocks the thread until the wait is over.
private func block(until wait: ExpectationWait, _ deadline: Date) {
  let semaphore = DispatchSemaphore(value: 0)
  wait.whenOver { semaphore.signal() }
  let isForever = deadline == .distantFuture
  _ = semaphore.wait(timeout: isForever ? .distantFuture : .now() + deadline.timeIntervalSinceNow)
}

/// Ends a wait and reports what is wrong with its expectations, in one failure.
private func report(
  _ wait: ExpectationWait, beginning: String, hint: String, _ callSite: CallSite
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
