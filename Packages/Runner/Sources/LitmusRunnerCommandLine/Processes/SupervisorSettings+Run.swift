#if LITMUS_RUNNER
internal import LitmusRunnerStorage
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses

extension SupervisorSettings {
  /// Reads a command line.
  ///
  /// - Parameter run: The run with its command line.
  /// - Throws: A ``RunError`` if an option is wrong.
  @MainActor init(_ run: ResumableRun) throws {
    let arguments = run.arguments
    let options = try arguments.options()
    self.init(arguments: run.folder.header.arguments)
    capturesOutput = !arguments.reports.leavesOutput
    fullOutput = arguments.reports.keepOutput.map { FullOutput(path: $0) }
    timeLimit = options.timeLimit
    processes = arguments.isolation.processes ?? 1
    isProcessPerTest = arguments.isolation.processPerTest
    runsInParallel = options.runsInParallel
    retries = arguments.execution.retries ?? 0
    maxFailures = arguments.execution.failFast ? 1 : arguments.execution.maxFailures
    stopsAfterFailedIteration = options.stopsAfterFailedIteration
  }
}
#endif
