#if LITMUS_RUNNER
package import LitmusRunnerCore
package import LitmusRunnerReports

/// The settings that a supervisor needs from the command line.
package struct SupervisorSettings {
  /// The arguments that children are started with, after the program's name.
  var arguments: [String]
  /// How the children run tests.
  package var options = TestRunOptions()
  package var capturesOutput = true
  /// How many processes run in parallel.
  package var processes = 1
  package var isProcessPerTest = false
  /// Returns how many times a test is run again that fails, if that is not the number of the run.
  package var ownRetries: (TestID) -> Int? = { _ in nil }
  /// Whether each test is a function of the same name, so that the backtrace of a crash in it contains it.
  package var testsAreFunctions = false
  /// The tests whose failures count for no limit.
  package var quarantine = Quarantine()
  /// Where output is kept that is too long for reports.
  package var fullOutput: FullOutput?

  /// Makes the default settings.
  ///
  /// - Parameter arguments: The arguments that children are started with.
  package init(arguments: [String]) { self.arguments = arguments }

  /// Whether a failed test changes nothing for the tests after it.
  var continuesAfterFailures: Bool {
    options.retries == 0 && options.maxFailures == nil && !options.stopsAfterFailedIteration
  }
}

/// The reason why a supervised run is over.
package enum SupervisionEnd {
  /// All work has been done.
  case done
  /// The children cannot run anything.
  case refused(RunError)
  /// The parent was asked to stop by a signal.
  case interrupted(Int32)
  /// The program was replaced by another build.
  case rebuilt
  /// A problem of the system prevented the run from continuing.
  case failed(String)
  /// This many processes in a row ended without getting anything done.
  case stuck(processes: Int)
}

/// A clock that measures how long a run has taken, in all its processes.
package struct RunClock {
  /// When the run would have begun had it not been interrupted.
  let start: ContinuousClock.Instant

  /// Starts the clock.
  ///
  /// - Parameter elapsed: How long the run has taken already.
  package init(elapsed: Duration = .zero) {
    start = .now - elapsed
  }

  var elapsed: Duration { .now - start }
}
#endif
