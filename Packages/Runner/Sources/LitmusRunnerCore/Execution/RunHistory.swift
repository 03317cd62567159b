#if LITMUS_RUNNER
/// The work that earlier processes of a run have done.
package struct RunHistory: Sendable {
  /// One run of one test, or of a suite's hook.
  package struct Key: Sendable, Hashable, Codable {
    package var test: TestID
    /// The number of the repetition, counted from 1.
    package var iteration: Int

    /// Makes the key of one run of a test.
    package init(test: TestID, iteration: Int) {
      self.test = test
      self.iteration = iteration
    }
  }

  /// The tests and hooks that have a result, and do not run again.
  package var finished: Set<Key> = []
  /// Those of them that ended their process, or took too long.
  package var crashed: Set<Key> = []
  /// The failed attempts of tests that have no result yet.
  package var failedAttempts: [Key: [TestResult]] = [:]
  /// Why no other tests of a suite run: its set-up ended the process, or took too long.
  package var brokenSuites: [Key: String] = [:]
  /// How many failures belong to no test.
  package var unattributedCount = 0
  /// The tests that have failed, once for each repetition.
  package var failedTests: [TestID] = []

  /// Returns how many failures there are besides those of some tests.
  package func failureCount(besides isExempt: (TestID) -> Bool = { _ in false }) -> Int {
    unattributedCount + failedTests.count { !isExempt($0) }
  }

  /// Makes the history of a run that begins.
  package init() {}

  /// The last repetition in which a test or hook has run.
  var lastIteration: Int {
    max(
      finished.lazy.map(\.iteration).max() ?? 0,
      failedAttempts.keys.lazy.map(\.iteration).max() ?? 0)
  }

  /// Whether earlier processes have recorded nothing.
  var isEmpty: Bool { finished.isEmpty && failedAttempts.isEmpty && brokenSuites.isEmpty }
}

extension TestResult {
  /// The test and the repetition of the result.
  package var key: RunHistory.Key { RunHistory.Key(test: test.id, iteration: iteration) }
}

/// The claims that divide a run among processes that run in parallel.
package protocol TestClaims: Sendable {
  /// Whether this process runs only one test, in any repetition.
  var isForOneTest: Bool { get }
  /// Whether this process has claimed everything that it may.
  var isOver: Bool { get }

  /// Claims a suite for this process, if its tests run in one process.
  ///
  /// - Returns: False if another process has claimed it.
  func claim(module: String, suite: String, iteration: Int) -> Bool

  /// Claims one test, of a suite whose tests may run in several processes.
  ///
  /// - Returns: False if it is not for this process.
  func claim(_ test: TestID, iteration: Int) -> Bool

  /// Claims tests that only run together, of a suite that this process has claimed.
  ///
  /// - Parameters:
  ///   - testCases: A test, or the test cases of a function, whose names and order may differ in each
  ///     process.
  ///   - function: The name of the function; `nil` if it is one test.
  ///   - iteration: The repetition.
  /// - Returns: Those that are for this process, which may be only one of them.
  func claim(testCases: [TestID], of function: String?, iteration: Int) -> [TestID]
}
#endif
