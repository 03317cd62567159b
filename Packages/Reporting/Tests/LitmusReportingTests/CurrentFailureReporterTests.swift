import Foundation
@_spi(Litmus) @_spi(LitmusHarness) import LitmusReporting
import Testing

@Suite struct `The current failure reporter` {
  @Test func `is that of the innermost scope, and can be used in any task`() async {
    let failures = await FailureRecorder.record {
      let reporter = currentFailureReporter()
      await Task.detached {
        reporter.report(ReportedFailure(message: "directly", callSite: CallSite()))
        withFailureReporter(reporter) { reportFailure("in a scope") }
      }.value
    }
    #expect(failures.map(\.message) == ["directly", "in a scope"])
  }

  @Test func `reports to the running test, even if it is used in another scope`() {
    withKnownIssue {
      let reporter = currentFailureReporter()
      let failures = FailureRecorder.record {
        reporter.report(ReportedFailure(message: "known", callSite: CallSite()))
      }
      #expect(failures.isEmpty)
    } matching: {
      $0.comments == ["known"]
    }
  }

  @Test func `reports a failure of another thread as a known issue, if it was made there`() async {
    withKnownIssue {
      let reporter = currentFailureReporter()
      onOtherThread { withFailureReporter(reporter) { reportFailure("known") } }
    } matching: {
      $0.comments == ["known"]
    }
    await withKnownIssue {
      let context = TestContext()
      await Task.detached { context.run { reportFailure("known") } }.value
    } matching: {
      $0.comments == ["known"]
    }
  }

  @Test func `says that the test has ended, if a trait tells that`() async {
    let scope = TestScope()
    await withKnownIssue {
      let reporter = TestScope.$current.withValue(scope) { currentFailureReporter() }
      scope.end()
      await Task.detached {
        reporter.report(ReportedFailure(message: "late", callSite: CallSite()))
      }.value
      while UnacceptedFailures.hasPending { await Task.yield() }
    } matching: {
      let name = "`says that the test has ended, if a trait tells that`()"
      return $0.comments == ["Begun in \(name), which had ended: late"]
    }
  }

  @Test func `says it in a task of the test too`() {
    let scope = TestScope()
    withKnownIssue {
      TestScope.$current.withValue(scope) {
        scope.end()
        reportFailure("late")
      }
    } matching: {
      $0.comments == ["Begun in `says it in a task of the test too`(), which had ended: late"]
    }
  }

  // Known issues count only if they are recorded before withKnownIssue returns.
  @Test(arguments: 1...2)
  func `reports at once to the test case of its task`(number: Int) async {
    await withKnownIssue {
      let reporter = currentFailureReporter()
      await Task.yield()
      reporter.report(ReportedFailure(message: "known \(number)", callSite: CallSite()))
    } matching: {
      $0.comments == ["known \(number)"]
    }
  }
}

@Suite struct `The end of a test` {
  @Test func `runs the actions of its scope once, the last one first`() {
    let log = FailureRecorder()
    let scope = TestScope()
    TestScope.$current.withValue(scope) {
      for message in ["first", "second"] {
        let willRun = TestScope.running?.atEnd {
          log.report(ReportedFailure(message: message, callSite: CallSite()))
        }
        #expect(willRun == true)
      }
      #expect(log.messages == [])
      scope.end()
      scope.end()
      #expect(log.messages == ["second", "first"])
      #expect(!scope.atEnd {})
    }
  }

  @Test func `tells its scope whether the test was skipped`() {
    let (finished, skipped) = (TestScope(), TestScope())
    let wasSkipped = Locked<[Bool]>([])
    for scope in [finished, skipped] {
      scope.atEnd { wasSkipped.withLock { $0.append(scope.isSkipped) } }
    }
    finished.end()
    skipped.end(isSkipped: true)
    #expect(wasSkipped.withLock { $0 } == [false, true])
    #expect(skipped.isSkipped)
  }

  @Test func `accepts no action under Swift Testing without a scope`() {
    #expect(TestScope.running?.atEnd {} == false)
  }
}

/// Runs a closure on a thread of its own, and blocks until it has returned.
func onOtherThread(_ body: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    isDone.signal()
  }
  isDone.wait()
}
