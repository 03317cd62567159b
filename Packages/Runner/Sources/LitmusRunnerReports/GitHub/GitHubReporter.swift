#if LITMUS_RUNNER
package import LitmusRunnerCore

/// A reporter for GitHub workflows: it writes annotations to the log, and the job's summary.
package final class GitHubReporter: TestReporter {
  private let environment: GitHubEnvironment
  private let log: WorkflowLog
  private let rerun: RerunCommand
  private let warn: (String) -> Void
  private var tally = RunTally()
  private var comparison: RunComparison
  private var slowest = SlowestTests()

  /// Makes a reporter.
  ///
  /// - Parameters:
  ///   - environment: The environment of the step.
  ///   - log: Where annotations go when tests can no longer print.
  ///   - rerun: The command that reruns failed tests, to which the tests are added later.
  ///   - previous: The results from before the run; `nil` if there are none.
  ///   - warn: Called with a line that says what is wrong with the summary.
  init(
    environment: GitHubEnvironment, log: WorkflowLog, rerun: RerunCommand,
    previous: TestResults? = nil, warn: @escaping (String) -> Void
  ) {
    self.environment = environment
    self.log = log
    self.rerun = rerun
    self.warn = warn
    comparison = RunComparison(previous: previous)
  }

  package func receive(_ event: TestEvent) {
    tally.apply(event)
    comparison.apply(event)
    slowest.apply(event)
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
      tally: tally, summary: summary, comparison: comparison, slowest: slowest, rerun: rerun,
      environment: environment)
    do {
      try JobSummaryFile(path: path).add { markdown.text(limit: $0) }
    } catch {
      warn("\(error), so that the job's summary is not whole.")
    }
  }
}

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
    rerun: RerunCommand, previous: TestResults? = nil
  ) -> sending GitHubReporter {
    GitHubReporter(
      environment: environment, log: log, rerun: rerun, previous: previous,
      warn: warnOnStandardError)
  }
}
#endif
