#if LITMUS_RUNNER
package import LitmusRunnerCore
internal import LitmusReporting

extension TestResult {
  /// The events that led to the result, from the first attempt on, and the result.
  package var events: [TestEvent] { eventsBeforeEnd + [.testFinished(self)] }

  /// The events that led to the result, from the first attempt on.
  var eventsBeforeEnd: [TestEvent] {
    earlierAttempts.flatMap { $0.eventsOfAttempt + [.testRetried($0)] } + eventsOfAttempt
  }

  private var eventsOfAttempt: [TestEvent] {
    func event(_ failure: ReportedFailure, isExpected: Bool) -> TestEvent {
      .failure(
        TestFailure(
          test: test.id, iteration: iteration, failure: failure, isExpected: isExpected,
          isLate: false, attempt: attempt))
    }
    return [.testStarted(test, iteration: iteration)]
      + failures.map { event($0, isExpected: false) }
      + expectedFailures.map { event($0, isExpected: true) }
      + attachments.map { .attachment(test.id, $0) }
  }
}
#endif
