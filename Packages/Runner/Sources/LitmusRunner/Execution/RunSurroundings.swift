#if LITMUS_RUNNER
/// What a run has round it, besides its tests and options.
struct RunSurroundings {
  /// Returns what was written to the captured output since it was last called.
  var takeOutput: (@Sendable () -> String)?
  /// Leaves the process when a test never lets go of the main thread.
  ///
  /// The run is over by then, so that the readers of its events can finish first.
  var leave: (@Sendable () -> Void)?
  /// Is told at once what happens.
  var journal: (any TestJournal)?
  /// What earlier processes have done of the run.
  var history = RunHistory()
  /// What readers of this process's events have not been told: what earlier ones have done.
  var earlier: [TestEvent] = []
  /// How the suites are shared out; `nil` if this process has all.
  var claims: (any SuiteClaims)?
  /// Which of the run's processes this is, counted from 1; 0 if it is the only one.
  var process = 0
  /// How long ago the run began, if that was in another process.
  var elapsed = Duration.zero
}
#endif
