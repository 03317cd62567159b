@_spi(LitmusHarness) import LitmusReporting
import Testing

/// Tests that start work, which reports failures after the test has ended.
@Suite(.serialized) struct LateSwiftTests {
  private static let work = LateWork()

  @Test func test1StartsWork() async {
    await Self.work.start {
      reportFailure("Swift Testing, late task")
    }
    await Self.work.startDetached {
      reportFailure("Swift Testing, late detached task")
    }
    let reporter = currentFailureReporter()
    await Self.work.startDetached {
      withFailureReporter(reporter) { reportFailure("Swift Testing, kept reporter") }
    }
  }

  @Test func test2RunsWhileWorkGoesOn() async {
    await Self.work.finish()
    // The stored reporter passes its failure on in a task, which the run does not wait for.
    while UnacceptedFailures.hasPending { await Task.yield() }
  }
}
