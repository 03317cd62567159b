public import Foundation

/// How the tests of a run are run.
public struct TestRunOptions: Sendable, Hashable {
  /// Whether asynchronous tests run beside one another.
  ///
  /// Synchronous ones have the main thread, one after the other.
  public var runsInParallel = false
  /// After how many failures no other test is started; `nil` if after none.
  ///
  /// A test that fails and is run again counts only if it fails to the end.
  public var maxFailures: Int?
  /// How often a test that failed or took too long is run again, at once; 0 by default.
  ///
  /// One that does not fail then is ``TestOutcome/flaky``. Set-ups and tear-downs of suites are not
  /// run again.
  public var retries = 0
  /// How often all tests run; `nil` until one fails.
  public var iterations: Int? = 1
  /// The seed of a shuffled order; `nil` for the order of the source.
  public var shuffleSeed: UInt64?
  /// How long a test without a limit of its own may take; `nil` for as long as it wants.
  public var timeLimit: Duration?

  /// The folder that keeps what happens until the run has come to its end; `nil` to keep nothing.
  ///
  /// It is for platforms without child processes. When a test ends the process, the next run of the
  /// same tests by the same build of the program goes on where that one ended: readers of its
  /// events get the earlier results first, the test that was running has crashed, and the rest
  /// runs. Output that was captured of the crashed test is lost. If the folder cannot be written,
  /// the run goes on without, and a line on standard error says so.
  ///
  /// ```swift
  /// var options = TestRunOptions()
  /// options.journal = URL.cachesDirectory.appending(path: "Litmus")
  /// ```
  public var journal: URL?

  /// Makes options for one run in the order of the source.
  public init() {}

  /// Whether no repetition follows one in which a test failed; always so if `iterations` is `nil`.
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
