@_spi(LitmusHarness) import LitmusReporting
import Testing

/// Failures of work that a test started and that reports when the test has ended.
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
    // The kept reporter passes its failure on by a task, which the run does not wait for.
    while UntakenFailures.areUnderWay { await Task.yield() }
  }
}
