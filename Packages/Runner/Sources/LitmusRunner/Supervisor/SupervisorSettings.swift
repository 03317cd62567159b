#if LITMUS_RUNNER
/// The settings that a supervisor needs from the command line.
struct SupervisorSettings {
  /// The arguments that children are started with, after the program's name.
  var arguments: [String]
  var capturesOutput = true
  /// How long a test may take that has no limit of its own.
  var timeLimit: Duration?
  /// How many processes run in parallel.
  var processes = 1
  var isProcessPerTest = false
  var runsInParallel = false
  /// How many times a failed test is retried.
  var retries = 0
  /// After how many failures no more tests are started.
  var maxFailures: Int?
  var stopsAfterFailedIteration = false
  /// Where output is kept that is too long for reports.
  var keptOutput: KeptOutput?

  /// Whether a failed test changes nothing for the tests after it.
  var goesOnAfterFailures: Bool {
    retries == 0 && maxFailures == nil && !stopsAfterFailedIteration
  }
}

extension SupervisorSettings {
  /// Reads a command line.
  ///
  /// - Parameter run: The run with its command line.
  /// - Throws: A ``CommandLineError`` if an option is wrong.
  @MainActor init(_ run: ResumableRun) throws {
    let arguments = run.arguments
    let options = try arguments.options()
    self.arguments = run.folder.header.arguments
    capturesOutput = !arguments.reports.leavesOutput
    keptOutput = arguments.reports.keepOutput.map { KeptOutput(path: $0) }
    timeLimit = options.timeLimit
    processes = arguments.isolation.processes ?? 1
    isProcessPerTest = arguments.isolation.processPerTest
    runsInParallel = options.runsInParallel
    retries = arguments.execution.retries ?? 0
    maxFailures = arguments.execution.failFast ? 1 : arguments.execution.maxFailures
    stopsAfterFailedIteration = options.stopsAfterFailedIteration
  }
}

/// The reason why a supervised run is over.
enum SupervisionEnd {
  /// All work has been done.
  case done
  /// The children cannot run anything.
  case refused(CommandLineError)
  /// The parent was asked to stop by a signal.
  case interrupted(Int32)
  /// The program was replaced by another build.
  case rebuilt
  /// A problem of the system prevented the run from continuing.
  case failed(String)
  /// This many processes in a row ended without getting anything done.
  case stuck(processes: Int)
}
#endif
