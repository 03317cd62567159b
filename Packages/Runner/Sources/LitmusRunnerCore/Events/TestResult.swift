public import Foundation
public import LitmusReporting

/// How a test ended.
public enum TestOutcome: Sendable, Hashable {
  /// It ran and reported no failure.
  case passed
  /// It reported at least one failure.
  case failed
  /// It was not run, or was stopped, for the reason that it gave.
  case skipped(reason: String)
  /// It reported failures, and only failures that it expected.
  case failedAsExpected
  /// It ended its process.
  case crashed
  /// It was still running at its time limit.
  case timedOut
  /// It failed, and did not fail when it was run again.
  case flaky

  /// Whether the run fails because of it.
  public var isFailure: Bool { OutcomeKind(self).isFailure }
}

/// The result of one test.
public struct TestResult: Sendable {
  /// The test.
  public var test: TestDescription
  /// The repetition of the run, counted from 1.
  public var iteration: Int
  /// Whether this is not a test but its suite's set-up or tear-down, which has a result only if it
  /// reported something.
  public var isSuiteHook = false
  /// How it ended.
  public var outcome: TestOutcome
  /// How long it took, with its set-up and tear-down.
  public var duration: Duration
  /// The failures, in the order in which they were reported.
  public var failures: [ReportedFailure]
  /// The failures that the test expected.
  public var expectedFailures: [ReportedFailure]
  /// The test's attachments.
  public var attachments: [TestAttachment]
  /// The text written to standard output while the test ran, if the runner captured it; in a process of
  /// its own, also that written to standard error.
  public var output: String
  /// The attempt at the test, counted from 1: a failed test may be run again.
  public var attempt = 1
  /// The failed attempts before this one, in their order, if this is the last.
  public var earlierAttempts: [TestResult] = []
  /// The number of the child process that ran it, counted from 1; 0 if this process did.
  public var process = 0
  /// When it began, counted from the start of the run.
  public var start = Duration.zero

  /// Makes a result.
  package init(
    test: TestDescription, iteration: Int, isSuiteHook: Bool = false, outcome: TestOutcome,
    duration: Duration, failures: [ReportedFailure], expectedFailures: [ReportedFailure],
    attachments: [TestAttachment], output: String, attempt: Int = 1,
    earlierAttempts: [TestResult] = [], process: Int = 0, start: Duration = Duration.zero
  ) {
    self.test = test
    self.iteration = iteration
    self.isSuiteHook = isSuiteHook
    self.outcome = outcome
    self.duration = duration
    self.failures = failures
    self.expectedFailures = expectedFailures
    self.attachments = attachments
    self.output = output
    self.attempt = attempt
    self.earlierAttempts = earlierAttempts
    self.process = process
    self.start = start
  }
}

/// Text or data that a test attaches to its report.
public struct TestAttachment: Sendable, Hashable {
  /// The content of an attachment.
  public enum Content: Sendable, Hashable {
    /// Text that a report can show.
    case text(String)
    /// Bytes of any kind.
    case data(Data)
  }

  /// The name, as in `response.json`.
  public var name: String
  /// The content.
  public var content: Content

  /// Makes an attachment.
  public init(name: String, content: Content) {
    self.name = name
    self.content = content
  }
}

extension TestResult {
  /// Makes the result so far of a test that has begun, which is that of a crash if nothing ends the test.
  package init(
    begun test: TestDescription, iteration: Int, attempt: Int = 1, isSuiteHook: Bool = false,
    earlierAttempts: [TestResult] = [], start: Duration = .zero
  ) {
    self.init(
      test: test, iteration: iteration, isSuiteHook: isSuiteHook, outcome: .crashed,
      duration: .zero, failures: [], expectedFailures: [], attachments: [], output: "",
      attempt: attempt, earlierAttempts: earlierAttempts, start: start)
  }

  /// Adds what the test reports before it ends.
  package mutating func apply(_ event: TestEvent) {
    switch event {
    case .failure(let failure) where failure.isExpected: expectedFailures.append(failure.failure)
    case .failure(let failure): failures.append(failure.failure)
    case .attachment(_, let attachment): attachments.append(attachment)
    case .runStarted, .testStarted, .testRetried, .testFinished, .runFinished: break
    }
  }

  /// The events that led to the result, from the first attempt on, and the result.
  package var events: [TestEvent] { eventsBeforeEnd + [.testFinished(self)] }

  /// The events that led to the result, from the first attempt on.
  package var eventsBeforeEnd: [TestEvent] {
    earlierAttempts.flatMap { $0.eventsOfAttempt + [.testRetried($0)] } + eventsOfAttempt
  }

  private var eventsOfAttempt: [TestEvent] {
    [.testStarted(test, iteration: iteration)]
      + failures.map { event(of: $0) }
      + expectedFailures.map { event(of: $0, isExpected: true) }
      + attachments.map { .attachment(test.id, $0) }
  }

  /// Returns the event of a failure of this attempt.
  package func event(of failure: ReportedFailure, isExpected: Bool = false) -> TestEvent {
    .failure(
      TestFailure(
        test: test.id, iteration: iteration, failure: failure, isExpected: isExpected,
        isLate: false, attempt: attempt))
  }
}
