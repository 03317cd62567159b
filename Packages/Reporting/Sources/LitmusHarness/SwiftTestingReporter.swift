@_spi(LitmusHarness) internal import LitmusReporting
internal import Testing

/// A reporter for one Swift Testing test that works from any task or thread.
///
/// Swift Testing identifies a test by its tasks. So as long as this object exists, a task of the test
/// receives the failures that are reported outside of the test's tasks. A failure that this task has
/// not recorded when the process exits is not lost: ``UnacceptedFailures`` holds it until it is recorded.
final class SwiftTestingReporter: FailureReporter {
  private let test: Test
  private let relay: AsyncStream<(number: Int, failure: ReportedFailure)>.Continuation

  /// Makes a reporter for the test that the task belongs to; `nil` if it belongs to none.
  init?() {
    guard let test = Test.current else { return nil }
    self.test = test
    let (failures, relay) = AsyncStream<(number: Int, failure: ReportedFailure)>.makeStream()
    self.relay = relay
    Task {
      for await (number, failure) in failures {
        Issue.record(failure)
        UnacceptedFailures.end(number)
      }
    }
  }

  deinit { relay.finish() }

  func report(_ failure: ReportedFailure) {
    // Swift Testing does not tell one test case of a parameterized test from another.
    if !test.isParameterized, Test.current?.id == test.id {
      Issue.record(failure)
    } else {
      relay.yield((UnacceptedFailures.begin(failure), failure))
    }
  }
}
