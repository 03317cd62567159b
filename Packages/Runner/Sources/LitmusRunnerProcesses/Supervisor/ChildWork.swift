#if LITMUS_RUNNER
package import LitmusRunnerCore

/// The part of a run that a child does, which a child process reads from a file.
package struct ChildWork: Codable {
  /// The share of the tests.
  package enum Share: Codable, Equatable {
    /// All tests that have not been run.
    case all
    /// The tests, and whole suites, that no process of another slot has claimed.
    case unclaimed
    /// The first test that no process has claimed.
    case oneTest
    /// One test.
    case only(RunHistory.Key)
  }

  package var share: Share
  /// The number of the slot that this process runs in.
  var slot: Int
  /// The first repetition in which there is anything to do.
  package var firstIteration = 1
  /// Whether the parent knows which tests the run has, so that this process need not list all.
  package var isListed = false
  /// When the run began.
  ///
  /// All processes have this clock, and nobody sets it.
  package var runStart: ContinuousClock.Instant
  /// The suites whose tests cannot be listed without ending the process.
  package var unlistableSuites: Set<String> = []
  /// The processes that ended in the middle of one function's test cases, which other processes
  /// continue.
  var interruptedProcesses: Set<Int> = []
  /// Whether other frameworks run one suite at a time, to find the one that ends the process before its
  /// first test.
  package var runsSuitesAlone = false
  /// The tests that have crashed, but for which no journal has a result yet.
  var crashing: [RunHistory.Key] = []
}
#endif
