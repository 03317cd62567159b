#if LITMUS_RUNNER
/// What a run has round it, besides its tests and options.
struct RunSurroundings {
  /// Returns what was written to the captured output since it was last called.
  ///
  /// The argument says whether a test that does not end may hold standard output.
  var takeOutput: (@Sendable (_ isStuck: Bool) -> String)?
  /// Returns the failure of a test that has done the process such harm that no other can follow.
  var damage: (@Sendable () -> String?)?
  /// Whether what the run itself needs is still there, which is found out more quickly.
  var isUsable: (@Sendable () -> Bool)?
  /// Leaves the process when a test never lets go of the main thread.
  ///
  /// The run is over by then, so that the readers of its events can finish first.
  var leave: (@Sendable () -> Void)?
  /// Leaves the process when any of several running tests may have done it harm.
  var leaveSuspects: (@Sendable () -> Void)?
  /// How long a test that has used up its time has to end.
  var grace = Duration.seconds(1)
  /// How long its synchronous code may hold the main thread; `nil` for twice the grace.
  var hold: Duration?
  /// Is told at once what happens.
  var journal: (any TestJournal)?
  /// What earlier processes have done of the run.
  var history = RunHistory()
  /// Whether others of the run's processes have seen to it that no more tests start.
  var isStopped: (@Sendable (_ iteration: Int) -> Bool)?
  /// What readers of this process's events have not been told: what earlier ones have done.
  var earlier: [TestEvent] = []
  /// How the suites are shared out; `nil` if this process has all.
  var claims: (any SuiteClaims)?
  /// The first repetition in which there is anything to do.
  var firstIteration = 1
  /// Which of the run's processes this is, counted from 1; 0 if it is the only one.
  var process = 0
  /// How long ago the run began, if that was in another process.
  var elapsed = Duration.zero
}
#endif
