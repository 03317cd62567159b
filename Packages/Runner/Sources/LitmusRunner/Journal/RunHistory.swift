#if LITMUS_RUNNER
/// What earlier processes of a run have done of it.
struct RunHistory: Sendable {
  /// One run of one test, or of a suite's hook.
  struct Key: Sendable, Hashable {
    var test: TestID
    var iteration: Int
  }

  /// What has a result, and does not run again.
  var finished: Set<Key> = []
  /// What of it ended its process, or took too long.
  var crashed: Set<Key> = []
  /// How many failed attempts there have been of what has no result yet.
  var failedAttempts: [Key: [TestResult]] = [:]
  /// Why no other tests of a suite run: its set-up ended the process.
  var brokenSuites: [Key: String] = [:]
  /// How many tests have failed.
  var failureCount = 0

  /// The last repetition in which anything was done.
  var lastIteration: Int {
    max(
      finished.lazy.map(\.iteration).max() ?? 0,
      failedAttempts.keys.lazy.map(\.iteration).max() ?? 0)
  }

  /// Whether nothing came before.
  var isEmpty: Bool { finished.isEmpty && failedAttempts.isEmpty && brokenSuites.isEmpty }
}

/// Shares out a run among the processes that run side by side.
protocol SuiteClaims: Sendable {
  /// Whether this process is to run one test, in whichever repetition that is.
  var isForOneTest: Bool { get }
  /// Whether this process has taken all that it may.
  var isOver: Bool { get }

  /// Takes a suite for this process.
  ///
  /// - Returns: False if another process has it.
  func claim(module: String, suite: String, iteration: Int) -> Bool

  /// Takes one test of a suite that is this process's.
  ///
  /// - Returns: False if it is not for this process.
  func claim(_ test: TestID, iteration: Int) -> Bool

  /// Takes tests that only run together.
  ///
  /// - Parameters:
  ///   - rows: A test, or the rows of a function, which may have other names and another order in
  ///     each process.
  ///   - function: The name of the function; `nil` if it is one test.
  ///   - iteration: The repetition.
  /// - Returns: Those that are for this process, of which one may be wanted alone.
  func claim(rows: [TestID], of function: String?, iteration: Int) -> [TestID]
}
#endif
