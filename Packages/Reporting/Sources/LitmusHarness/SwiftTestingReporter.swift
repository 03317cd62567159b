@_spi(LitmusHarness) internal import LitmusReporting
internal import Testing

/// Reports to one test of Swift Testing from anywhere.
///
/// Swift Testing knows a test by its tasks. So a task of the test waits for what is reported outside
/// of them, as long as there is this object. A failure that the task has not got to when the process
/// exits is not lost: ``UntakenFailures`` has it meanwhile.
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
        UntakenFailures.end(number)
      }
    }
  }

  deinit { relay.finish() }

  func report(_ failure: ReportedFailure) {
    if Test.current?.id == test.id {
      Issue.record(failure)
    } else {
      relay.yield((UntakenFailures.begin(failure), failure))
    }
  }
}
