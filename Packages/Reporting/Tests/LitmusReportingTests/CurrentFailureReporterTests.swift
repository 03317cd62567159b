@_spi(Litmus) import LitmusReporting
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
