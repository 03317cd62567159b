#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// The reports for GitHub, if the run belongs to a step of one of its workflows.
package struct GitHubReports: Sendable {
  private let environment: GitHubEnvironment
  /// The step's log.
  package let log: WorkflowLog

  /// Prepares the reports; `nil` if there is no step.
  ///
  /// - Parameter terminal: Where standard output goes.
  package init?(terminal: Terminal) {
    guard let environment = GitHubEnvironment() else { return nil }
    self.environment = environment
    log = WorkflowLog(descriptor: terminal.descriptor)
  }

  /// Returns the reporter of a run.
  ///
  /// - Parameters:
  ///   - rerun: The command that reruns failed tests, to which the tests are added later.
  ///   - previous: The results from before the run; `nil` if there are none.
  package func reporter(
    rerun: RerunCommand, previous: PreviousRun? = nil
  ) -> sending GitHubReporter {
    GitHubReporter(
      environment: environment, log: log, rerun: rerun, previous: previous,
      warn: warnOnStandardError)
  }
}
#endif
