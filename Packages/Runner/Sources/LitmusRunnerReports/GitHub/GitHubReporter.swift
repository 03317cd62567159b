#if LITMUS_RUNNER
package import LitmusRunnerCore

/// A reporter for GitHub workflows: it writes annotations to the log, and the job's summary.
package final class GitHubReporter: TestReporter {
  private let environment: GitHubEnvironment
  private let log: WorkflowLog
  private let rerun: RerunCommand
  private var tally = RunTally()
  private var comparison: RunComparison

  /// Makes a reporter; `nil` if this process does not belong to a step.
  ///
  /// - Parameters:
  ///   - log: Where annotations go when tests can no longer print.
  ///   - rerun: The command that reruns failed tests, to which the tests are added later.
  ///   - previous: The results from before the run; `nil` if there are none.
  package init?(log: WorkflowLog, rerun: RerunCommand, previous: TestResults? = nil) {
    guard let environment = GitHubEnvironment() else { return nil }
    self.environment = environment
    self.log = log
    self.rerun = rerun
    comparison = RunComparison(previous: previous)
  }

  package func receive(_ event: TestEvent) {
    tally.apply(event)
    comparison.apply(event)
  }

  /// Writes the summary; problems with it do not fail the run.
  package func finish() {
    guard let summary = tally.summary else { return }
    log.add(
      Annotations(
        problems: tally.problems, names: tally.names, workspace: environment.workspace
      ).commands)
    guard let path = environment.summary else { return }
    let markdown = JobSummary(
      program: rerun.program.lastPathPart,
      tally: tally, summary: summary, comparison: comparison, rerun: rerun,
      environment: environment)
    do {
      try JobSummaryFile(path: path).add { markdown.text(limit: $0) }
    } catch {
      warnOnStandardError("\(error), so that the job's summary is not whole.")
    }
  }
}
#endif
