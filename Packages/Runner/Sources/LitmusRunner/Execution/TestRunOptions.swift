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

  /// Makes options for one run in the order of the source.
  public init() {}

  /// Whether no repetition follows one in which a test failed; always so if `iterations` is `nil`.
  public var stopsAfterFailedIteration: Bool {
    get { iterations == nil || stopsRepeating }
    set { stopsRepeating = newValue }
  }

  private var stopsRepeating = false
}
