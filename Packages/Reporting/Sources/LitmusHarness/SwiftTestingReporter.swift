@_spi(Litmus) @_spi(LitmusHarness) internal import LitmusReporting
internal import Testing

/// A reporter for one Swift Testing test that works from any task or thread.
///
/// Swift Testing identifies a test by its tasks. So as long as this object exists, a task of the test
/// receives the failures that are reported outside of the test's tasks. A failure that this task has
/// not recorded when the process exits is not lost: ``UnacceptedFailures`` holds it until it is recorded.
final class SwiftTestingReporter: FailureRelay {
  private let test: Test
  /// Identifies the task that made the reporter, as long as that task runs.
  private let task = currentTaskID()
  /// Passes work to the task of the test.
  private let relay: AsyncStream<@Sendable () -> Void>.Continuation

  /// Makes a reporter for the test that the task belongs to; `nil` if it belongs to none.
  init?() {
    guard let test = Test.current else { return nil }
    self.test = test
    let (work, relay) = AsyncStream<@Sendable () -> Void>.makeStream()
    self.relay = relay
    Task {
      for await item in work { item() }
    }
  }

  deinit { relay.finish() }

  func report(_ failure: ReportedFailure) { report(failure) {} }

  func report(_ failure: ReportedFailure, whenRecorded action: @escaping @Sendable () -> Void) {
    // Swift Testing does not tell one test case of a parameterized test from another, but a task belongs to
    // one of them.
    if Test.current?.id == test.id, !test.isParameterized || task == currentTaskID() {
      Issue.record(failure)
      action()
    } else {
      let number = UnacceptedFailures.addPending(failure)
      relay.yield {
        Issue.record(failure)
        UnacceptedFailures.removePending(number)
        action()
      }
    }
  }
}
