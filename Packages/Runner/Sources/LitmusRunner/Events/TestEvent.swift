public import LitmusReporting

/// Something that happened in a run, in the order in which it happened.
public enum TestEvent: Sendable {
  /// The run begins.
  case runStarted(TestRunStart)
  /// A test begins, or another attempt at it.
  case testStarted(TestDescription, iteration: Int)
  /// A failure was reported.
  case failure(TestFailure)
  /// A test attached something.
  case attachment(TestID, TestAttachment)
  /// A test has failed and will be run again at once: this is the result of the attempt.
  case testRetried(TestResult)
  /// A test has ended.
  case testFinished(TestResult)
  /// The run has ended; no event follows.
  case runFinished(TestRunSummary)
}

/// What is known when a run begins.
public struct TestRunStart: Sendable {
  /// How many tests there are in each repetition.
  public var testCount: Int
  /// How often they are run; `nil` if until one fails.
  public var iterations: Int?
  /// How many suites they stand in.
  public var suiteCount: Int
  /// The seed of the shuffled order, if the order is shuffled.
  public var seed: UInt64?
  /// How often a test that failed is run again.
  public var retries = 0
  /// Which part of all chosen tests the run has; `nil` if it has all of them.
  public var shard: TestShard?
  /// Why the run has no test, if that is nothing wrong; `nil` if it has some.
  public var emptyReason: String?
  /// The names of suites that mean several in this program unless the module stands before them.
  public var ambiguousSuites: [String] = []
}

/// A failure with the test it belongs to.
public struct TestFailure: Sendable {
  /// The test; `nil` if several were running, or none, and nothing tells which one it was.
  public var test: TestID?
  /// In which repetition the test ran; `nil` if it is not known which test it was.
  public var iteration: Int?
  /// What happened.
  public var failure: ReportedFailure
  /// Whether the test said that this was to be expected.
  public var isExpected: Bool
  /// Whether the test, or this attempt, had already ended.
  public var isLate: Bool
  /// In which attempt at the test it happened, counted from 1.
  public var attempt = 1
}
