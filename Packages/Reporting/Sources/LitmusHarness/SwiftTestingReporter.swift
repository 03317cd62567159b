internal import LitmusReporting
internal import Testing

/// Reports to one test of Swift Testing from anywhere.
///
/// Swift Testing knows a test by its tasks. So a task of the test waits for what is reported outside
/// of them, as long as there is this object.
final class SwiftTestingReporter: FailureReporter {
  private let test: Test
  private let relay: AsyncStream<ReportedFailure>.Continuation

  /// Makes a reporter for the test that the task belongs to; `nil` if it belongs to none.
  init?() {
    guard let test = Test.current else { return nil }
    self.test = test
    let (failures, relay) = AsyncStream<ReportedFailure>.makeStream()
    self.relay = relay
    Task {
      for await failure in failures { Issue.record(failure) }
    }
  }

  deinit { relay.finish() }

  func report(_ failure: ReportedFailure) {
    if Test.current?.id == test.id {
      Issue.record(failure)
    } else {
      relay.yield(failure)
    }
  }
}
