#if LITMUS_RUNNER
/// What is told to GitHub, if the run belongs to a step of one of its workflows.
struct GitHubReports: Sendable {
  private let environment: GitHubEnvironment
  /// The step's log.
  let log: WorkflowLog

  /// Looks whether there is a step, and the command line lets it be told.
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

  /// The reporter that tells of a run.
  ///
  /// - Parameters:
  ///   - rerun: The command that runs what failed again, still without tests.
  ///   - previous: What is known from before the run; `nil` if nothing.
  func reporter(
    rerun: RerunCommand, previous: PreviousRun? = nil
  ) -> sending GitHubReporter {
    GitHubReporter(
      environment: environment, log: log, rerun: rerun, previous: previous,
      warn: warnOnStandardError)
  }
}
#endif
