#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusReporting
internal import LitmusRunnerCore
internal import LitmusRunnerHosting
internal import LitmusRunnerProcesses

#if canImport(Darwin)
private import Darwin
#endif

/// A run of a group's tests in processes of the test executable, one after the other.
struct HostedRun: Sendable {
  let group: HostedGroup
  let process = TestProcess()

  /// Calls a closure on a thread of its own, and stops the process if the task is cancelled.
  func run(_ body: @escaping @Sendable (HostedRun) -> Void) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          body(self)
          continuation.resume()
        }
      }
    } onCancel: {
      process.stop()
    }
  }

  /// Passes on output of the tests, as that of this process.
  ///
  /// If the disk is full, the tests that are running begin again in another process, whose output is kept
  /// elsewhere.
  func write(_ output: UnsafeRawBufferPointer) {
    guard [ENOSPC, EDQUOT].contains(writeAll(output, to: STDOUT_FILENO)) else { return }
    group.context.run.exitBecauseOfLostOutput { process.stop() }
  }

  /// Handles the end of a process in the middle of its work: this process ends in the same way, so
  /// that the supervisor records the result and starts another.
  func endEarly(_ end: ProcessEnd) -> Never { end.imitate() }

  /// Handles a process that was stopped because of a time limit, or because no more tests are to
  /// start.
  func wasStopped() {
    let running = group.running
    let expired = running.filter { group.test($0)?.isExpired ?? false }
    if !expired.isEmpty, running.count > 1 { group.context.run.exitBecauseOfSuspects() }
    // A test that took too long is ended with the group.
    for name in running where !expired.contains(name) { group.abandon(name) }
  }

  /// Handles a process that can no longer tell what its tests do.
  ///
  /// - Parameter closed: What a test has closed, as in `standard output`.
  func becameUnreadable(_ closed: String) {
    let running = group.running
    if running.count > 1 { group.context.run.exitBecauseOfSuspects() }
    guard let name = running.first, let test = group.test(name) else {
      // No test can be named: it is reported as the process's end is.
      ProcessEnd.killed(signal: SIGKILL).imitate()
    }
    _ = test.report(
      ReportedFailure(
        message: "The test closed \(closed), but expected it to stay open",
        callSite: test.description.callSite))
    group.end(name)
  }

  /// Handles the end of a process that has run all its tests.
  ///
  /// - Parameters:
  ///   - end: How it ended.
  ///   - hasFailure: Whether it has reported a failure, so that it may exit with code 1.
  func checkExit(_ end: ProcessEnd, hasFailure: Bool) {
    if end == .exited(code: 0) || (hasFailure && end == .exited(code: 1)) { return }
    let expected = hasFailure ? "code 0 or 1" : "code 0, because no test has failed"
    group.context.run.reportOfNoTest(
      ReportedFailure(
        message: "\(end) after the last test, but expected it to exit with \(expected)",
        callSite: .unknown))
  }

  /// Handles an error of the system that prevents a process from being started.
  func couldNotStart(_ error: any Error) {
    let reason = "\(error)"
    group.context.run.reportOfNoTest(
      ReportedFailure(message: reason, callSite: .unknown))
    for member in group.waiting { group.skip(member.name, reason: reason) }
  }
}

extension ProcessEnd {
  /// Ends this process as another one has ended, so that its parent sees how that was.
  func imitate() -> Never {
    switch self {
    case .exited(let code): _exit(code)
    case .killed(let signal):
      // The other process has written its memory to a file, if that is wanted.
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &none)
      #else
      setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CORE.rawValue)), &none)
      #endif
      Foundation.signal(signal, SIG_DFL)
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, signal)
      // All threads get the signal that is sent to the process, if they do not block it.
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      kill(getpid(), signal)
      while true { pause() }
    }
  }
}
#endif
