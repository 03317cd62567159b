@_spi(Litmus) internal import LitmusReporting

/// The test and the task that made an expectation.
struct ExpectationOrigin: Sendable {
  let context = TestContext()
  private let hasScopedReporter = scopedFailureReporter() != nil

  /// Reports that nothing has waited for the expectation, unless its test was skipped.
  func report(_ failure: ReportedFailure) {
    if context.scope?.isSkipped != true { context.reporter.report(failure) }
  }

  /// Reports that nothing has waited for the expectation, which is being released.
  ///
  /// The release may be the consequence of skipping the test, which XCTest tells only at the test's end. A
  /// cancelled test of Swift Testing is a cancelled task.
  func reportAtRelease(_ failure: ReportedFailure) {
    if Task.isCancelled, context.isOfCurrentTask { return }
    let isKnownLater = !hasScopedReporter && !context.isOfSwiftTesting
    if isKnownLater, let scope = context.scope, scope.atEnd({ self.report(failure) }) { return }
    report(failure)
  }
}
