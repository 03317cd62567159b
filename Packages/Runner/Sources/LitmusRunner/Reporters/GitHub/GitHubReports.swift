#if LITMUS_RUNNER
/// The reports for GitHub, if the run belongs to a step of one of its workflows.
struct GitHubReports: Sendable {
  private let environment: GitHubEnvironment
  /// The step's log.
  let log: WorkflowLog

  /// Prepares the reports; `nil` if there is no step, or the command line turns them off.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - terminal: Where standard output goes.
  init?(_ arguments: CommandLineArguments, terminal: Terminal) {
    guard !arguments.reports.leavesGitHub, let environment = GitHubEnvironment() else {
      return nil
    }
    self.environment = environment
    log = WorkflowLog(descriptor: terminal.descriptor)
  }

  /// Returns the reporter of a run.
  ///
  /// - Parameters:
  ///   - rerun: The command that reruns failed tests, to which the tests are added later.
  ///   - previous: The results from before the run; `nil` if there are none.
  func reporter(
    rerun: RerunCommand, previous: PreviousRun? = nil
  ) -> sending GitHubReporter {
    GitHubReporter(
      environment: environment, log: log, rerun: rerun, previous: previous,
      warn: warnOnStandardError)
  }
}
#endif
