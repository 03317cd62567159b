public import LitmusReporting

/// An event of a run; events come in the order in which they happen.
public enum TestEvent: Sendable {
  /// The run begins.
  case runStarted(TestRunStart)
  /// A test begins, or another attempt at it.
  case testStarted(TestDescription, iteration: Int)
  /// A failure was reported.
  case failure(TestFailure)
  /// A test attached something.
  case attachment(TestID, TestAttachment)
  /// A test has failed and will be run again immediately: this is the result of the attempt.
  case testRetried(TestResult)
  /// A test has ended.
  case testFinished(TestResult)
  /// The run has ended; no event follows.
  case runFinished(TestRunSummary)
}

/// The data of a run that is known when it begins.
public struct TestRunStart: Sendable {
  /// How many tests there are in each repetition.
  public var testCount: Int
  /// How often the tests are run; `nil` if they are repeated until one fails.
  public var iterations: Int?
  /// How many suites they are in.
  public var suiteCount: Int
  /// The seed of the shuffled order, if the order is shuffled.
  public var seed: UInt64?
  /// How often a test that failed is run again.
  public var retries = 0
  /// The shard of the chosen tests that the run has; `nil` if it has all of them.
  public var shard: TestShard?
  /// Why the run has no tests, if that is not an error; `nil` if it has some.
  public var emptyReason: String?
  /// The suite names that are ambiguous in this program without the module.
  public var ambiguousSuites: [String] = []

  /// Makes the data of a run that begins.
  package init(
    testCount: Int, iterations: Int? = nil, suiteCount: Int, seed: UInt64? = nil, retries: Int = 0,
    shard: TestShard? = nil, emptyReason: String? = nil, ambiguousSuites: [String] = []
  ) {
    self.testCount = testCount
    self.iterations = iterations
    self.suiteCount = suiteCount
    self.seed = seed
    self.retries = retries
    self.shard = shard
    self.emptyReason = emptyReason
    self.ambiguousSuites = ambiguousSuites
  }
}

extension TestRunStart {
  /// How many tests there are in all repetitions; `nil` if that is not known, or too many.
  package var totalCount: Int? {
    iterations.flatMap { iterations in
      let (total, isTooMany) = iterations.multipliedReportingOverflow(by: testCount)
      return isTooMany ? nil : total
    }
  }
}

/// A failure with the test it belongs to.
public struct TestFailure: Sendable {
  /// The test; `nil` if it is unknown because several tests, or none, were running.
  public var test: TestID?
  /// The repetition in which the test ran; `nil` if the test is unknown.
  public var iteration: Int?
  /// The failure itself.
  public var failure: ReportedFailure
  /// Whether the test expected this failure.
  public var isExpected: Bool
  /// Whether the test, or this attempt, had already ended.
  public var isLate: Bool
  /// The attempt at the test in which it happened, counted from 1.
  public var attempt = 1
  /// The output that belongs to the failure, such as the backtrace of a crash in no known test; a
  /// test's output is in its result.
  public var output = ""

  /// Makes a failure.
  package init(
    test: TestID? = nil, iteration: Int? = nil, failure: ReportedFailure, isExpected: Bool,
    isLate: Bool, attempt: Int = 1, output: String = ""
  ) {
    self.test = test
    self.iteration = iteration
    self.failure = failure
    self.isExpected = isExpected
    self.isLate = isLate
    self.attempt = attempt
    self.output = output
  }
}

/// One of the shards that the tests are divided into, so that several machines run them.
public struct TestShard: Sendable, Hashable, Codable {
  /// The largest number of shards.
  package static let maxCount = 1_000_000

  /// The number of the shard, counted from 1.
  public var index: Int
  /// The number of shards.
  public var count: Int
  /// The identifier of the division: shards belong together only if theirs are equal.
  ///
  /// It depends on how the tests were divided, into how many shards, by which durations file, and
  /// on the names of all the tests that were divided.
  public var cut: String

  /// Makes the description of a shard.
  public init(index: Int, count: Int, cut: String) {
    self.index = index
    self.count = count
    self.cut = cut
  }
}

extension TestEvent {
  /// Returns the event of a failure that belongs to no test.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - output: The output that belongs to it.
  package static func unattributed(
    _ failure: ReportedFailure, output: String = ""
  ) -> TestEvent {
    .failure(TestFailure(failure: failure, isExpected: false, isLate: false, output: output))
  }
}
