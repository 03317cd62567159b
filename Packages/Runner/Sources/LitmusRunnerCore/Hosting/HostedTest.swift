package import LitmusReporting

/// A test of the runner, as seen by another framework that runs it.
package struct HostedTest: Sendable {
  /// The test's own name.
  package var name: String
  /// Where the test is listed.
  package var callSite: CallSite
  /// Reports a failure, from any thread.
  package var report: @Sendable (ReportedFailure) -> Void
  /// Reports an expected failure, from any thread.
  package var reportExpected: @Sendable (ReportedFailure) -> Void
  /// Skips the test, with a reason.
  package var skip: @Sendable (String) -> Void
  /// Handles an error if it is one of Litmus's own, and returns whether it is.
  ///
  /// Such an error skips the test, or was reported when it was thrown.
  package var handleError: @Sendable (any Error) -> Bool
}

/// Another framework, which creates the instances of a suite's type and runs the tests on them.
package struct TestHost<Subject> {
  /// Runs one test, from creating its instance to its end.
  package var run: @MainActor (TestList<Subject>.Body, HostedTest) -> Void
  /// Runs before the first test of the suite.
  package var setUp: @MainActor (HostedTest) -> Void
  /// Runs after the last test of the suite.
  package var tearDown: @MainActor (HostedTest) -> Void

  /// Creates a description of a framework.
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
  /// Wraps a running test for another framework.
  init(_ test: RunningTest) {
    name = test.description.id.name
    callSite = test.description.callSite
    report = { failure in
      // The failing task may belong to an earlier test, although this test is running. The task may
      // also have its own reporter.
      if RunningTest.current != nil || !test.report(failure) { reportFailure(failure) }
    }
    reportExpected = { _ = test.report($0, isExpected: true) }
    skip = { test.skip($0) }
    handleError = { error in
      if let skip = error as? TestSkip { test.skip(skip.reason) }
      return error is TestSkip || test.hasReported(error)
    }
  }
}
#endif
