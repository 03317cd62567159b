/// The options of a run.
public struct TestRunOptions: Sendable, Hashable {
  /// Whether asynchronous tests run in parallel.
  ///
  /// Synchronous tests run on the main thread, one after the other.
  public var runsInParallel = false
  /// The number of failures after which no other test is started; `nil` for no limit.
  ///
  /// A test that fails and is run again counts only if its last attempt fails.
  public var maxFailures: Int?
  /// How often a test that failed or took too long is immediately run again; 0 by default.
  ///
  /// A test that does not fail then is ``TestOutcome/flaky``. Set-ups and tear-downs of suites are
  /// not run again.
  public var retries = 0
  /// How often all tests run; `nil` if they are repeated until one fails.
  public var iterations: Int? = 1
  /// The seed of a shuffled order; `nil` for the order of the source.
  public var shuffleSeed: UInt64?
  /// The time limit of a test without one of its own; `nil` for no limit.
  public var timeLimit: Duration?

  /// The journal of the run; `nil` for none.
  package var journalSetting: JournalSetting?

  /// Makes options for one run in the order of the source.
  public init() {}

  /// Whether no repetition follows one in which a test failed; always true if `iterations` is
  /// `nil`.
  public var stopsAfterFailedIteration: Bool {
    get { iterations == nil || stopsRepeating }
    set { stopsRepeating = newValue }
  }

  /// Whether no test is started after the first failure: the same as ``maxFailures`` of 1.
  public var stopsAtFirstFailure: Bool {
    get { maxFailures == 1 }
    set { if newValue != stopsAtFirstFailure { maxFailures = newValue ? 1 : nil } }
  }

  private var stopsRepeating = false
}
