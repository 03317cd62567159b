#if LITMUS_RUNNER
/// The context of a run, besides its tests and options.
package struct RunContext: Sendable {
  /// Returns what was written to the captured output since the last call.
  package var readOutput: (@Sendable (OutputRequest) -> String)?
  /// Where output and attachments are kept that are too long for reports.
  package var fullOutput: FullOutput?
  /// Returns the failure message for a test that has damaged the process so that no other test can
  /// run.
  package var damage: (@Sendable () -> String?)?
  /// Returns whether the resources that the run itself needs are intact, a quicker check.
  package var isUsable: (@Sendable () -> Bool)?
  /// Exits the process when a test never releases the main thread.
  ///
  /// The run is over by then, so that the readers of its events can finish first.
  package var exitProcess: (@Sendable () -> Void)?
  /// Returns whether another process runs a test again that has made this process exit, given how
  /// many failures this process has counted; `nil` if no other process follows.
  package var runsAgainElsewhere: (@Sendable (_ test: RunningTest, _ failures: Int) -> Bool)?
  /// Exits the process when any of several running tests may have damaged it.
  package var exitForSuspects: (@Sendable () -> Void)?
  /// Exits the process, which cannot keep the output of tests, so that the running ones begin again in
  /// another place.
  package var exitForLostOutput: (@Sendable () -> Void)?
  /// Writes to the output where the main thread hangs, which then never continues.
  package var showHang: (@Sendable () -> Void)?
  /// Ends the processes that tests have left running, before this process leaves.
  ///
  /// It returns a line for the output that names them; empty if there are none.
  package var endLeftProcesses: (@Sendable () -> String)?
  /// The owner of the programs that run the tests; `nil` if this process runs them.
  package var programOwner: (any ProgramOwner)?
  /// How long a test that has exceeded its time limit has to end.
  package var grace = Duration.seconds(1)
  /// How long its synchronous code may hold the main thread; `nil` for twice `grace`.
  package var hold: Duration?
  /// Records each event immediately.
  package var journal: (any TestJournal)?
  /// The history of the run: the work of earlier processes.
  package var history = RunHistory()
  /// Returns whether other processes of the run have stopped it, so that no more tests start.
  package var isStopped: (@Sendable (_ iteration: Int) -> Bool)?
  /// Returns whether the failures of a test count for no limit of failures.
  package var isExempt: @Sendable (TestID) -> Bool = { _ in false }
  /// The events of earlier processes, which readers of this process's events have not received.
  package var earlier: [TestEvent] = []
  /// The distribution of tests among processes; `nil` if this process has all.
  package var claims: (any TestClaims)?
  /// Whether other frameworks run one suite at a time, because something ends the process before the
  /// first test.
  package var runsSuitesAlone = false
  /// The first repetition in which there are tests left to run.
  package var firstIteration = 1
  /// The number of this process among the run's, counted from 1; 0 if it is the only one.
  package var process = 0
  /// How long ago the run began, if that was in another process.
  package var elapsed = Duration.zero

  /// Makes the context of a run in which nothing else takes part.
  package init() {}
}

/// What is to be read of the captured output, when a test has ended.
package struct OutputRequest: Sendable {
  /// The test that the output belongs to.
  package var test: RunningTest
  /// Whether a test that does not end may hold standard output.
  package var isStuck = false
  /// Whether what a crash has written is left to other tests, which are running in the same process.
  package var leavesCrash = false
}
#endif
