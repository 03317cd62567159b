public import Foundation

/// How the tests of a run are run.
public struct TestRunOptions: Sendable {
  /// Whether asynchronous tests run beside one another.
  ///
  /// Synchronous ones have the main thread, one after the other.
  public var runsInParallel = false
  /// Whether no test is started after the first failure.
  public var stopsAtFirstFailure = false
  /// How often all tests run; `nil` until one fails.
  public var iterations: Int? = 1
  /// The seed of a shuffled order; `nil` for the order of the source.
  public var shuffleSeed: UInt64?
  /// How long one test may take; `nil` for as long as it wants.
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

  private var stopsRepeating = false
}
