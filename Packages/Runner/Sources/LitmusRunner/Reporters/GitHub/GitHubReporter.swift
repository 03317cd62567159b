#if LITMUS_RUNNER
internal import LitmusReporting

/// Tells GitHub of a run in one of its workflows: annotations in the log, and the job's summary.
final class GitHubReporter: TestReporter {
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
  ///   - environment: What GitHub says of the step.
  ///   - log: Where annotations go when tests can print no more.
  ///   - rerun: The command that runs what failed again, still without tests.
  ///   - previous: What is known from before the run; `nil` if nothing.
  ///   - warn: Takes a line that says what is wrong with the summary.
  init(
    environment: GitHubEnvironment, log: WorkflowLog, rerun: RerunCommand,
    previous: PreviousRun? = nil, warn: @escaping (String) -> Void
  ) {
    self.environment = environment
    self.log = log
    self.rerun = rerun
    self.warn = warn
    comparison = RunComparison(previous: previous)
  }

  func receive(_ event: TestEvent) {
    tally.note(event)
    comparison.note(event)
    slowest.note(event)
  }

  /// Writes the summary; troubles with it do not fail the run.
  func finish() {
    guard let summary = tally.summary else { return }
    log.add(Annotations(problems: tally.problems, workspace: environment.workspace).commands)
    guard let path = environment.summary else { return }
    let markdown = JobSummary(
      program: rerun.program.split(separator: "/").last.map(String.init) ?? rerun.program,
      tally: tally, summary: summary, comparison: comparison, slowest: slowest, rerun: rerun,
      environment: environment)
    do {
      try JobSummaryFile(path: path).add { markdown.text(limit: $0) }
    } catch {
      warn("\(error), so that the job's summary is not whole.")
    }
  }
}
#endif
