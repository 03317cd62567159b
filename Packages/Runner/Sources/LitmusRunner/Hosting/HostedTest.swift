package import LitmusReporting

/// One of the runner's tests, for another framework that runs it.
package struct HostedTest: Sendable {
  /// The test's own name.
  package var name: String
  /// Where the test is listed.
  package var callSite: CallSite
  /// Takes a failure, from any thread.
  package var report: @Sendable (ReportedFailure) -> Void
  /// Takes a failure that was to be expected, from any thread.
  package var reportExpected: @Sendable (ReportedFailure) -> Void
  /// Skips the test, for a reason.
  package var skip: @Sendable (String) -> Void
  /// Takes an error if it is one of Litmus's own, which skips a test or was reported when it was
  /// thrown, and says whether it was.
  package var settle: @Sendable (any Error) -> Bool
}

/// Another framework, which makes the instances of a suite's type and runs the tests on them.
package struct TestHost<Subject> {
  /// Runs one test, from its instance to its end.
  package var run: @MainActor (TestList<Subject>.Body, HostedTest) -> Void
  /// Runs before the first test of the suite.
  package var setUp: @MainActor (HostedTest) -> Void
  /// Runs after the last test of the suite.
  package var tearDown: @MainActor (HostedTest) -> Void

  /// Describes a framework.
  package init(
    run: @escaping @MainActor (TestList<Subject>.Body, HostedTest) -> Void,
    setUp: @escaping @MainActor (HostedTest) -> Void,
    tearDown: @escaping @MainActor (HostedTest) -> Void
  ) {
    self.run = run
    self.setUp = setUp
    self.tearDown = tearDown
  }
}

#if LITMUS_RUNNER
extension HostedTest {
  /// Makes a test visible to another framework.
  init(_ test: RunningTest) {
    name = test.description.id.name
    callSite = test.description.callSite
    report = { failure in
      // A task of an earlier test may be the one that fails, though this test is running. And the
      // task may have a reporter of its own.
      if RunningTest.current != nil || !test.report(failure) { reportFailure(failure) }
    }
    reportExpected = { _ = test.report($0, isExpected: true) }
    skip = { test.skip($0) }
    settle = { error in
      if let skip = error as? TestSkip { test.skip(skip.reason) }
      return error is TestSkip || error is UnwrapFailure
    }
  }
}
#endif
