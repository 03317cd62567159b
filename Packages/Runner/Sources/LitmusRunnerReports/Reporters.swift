public import Foundation
internal import LitmusRunnerCore

/// The reporters that come with the runner, for `TestRunner.run(reporters:)`.
///
/// In builds without the runner they write nothing.
public enum Reporters {
  /// Returns a reporter that writes a line for each test, and a summary, to standard output.
  ///
  /// The output of the tests themselves is not captured.
  public static func terminal() -> any TestReporter {
    #if LITMUS_RUNNER
    Terminal(capturesOutput: false).reporter(rerun: nil)
    #else
    NoReporter()
    #endif
  }

  /// Returns a reporter that writes a JUnit report when the run has ended.
  ///
  /// - Parameter url: The file, which is replaced.
  /// - Throws: An error whose description says why the file cannot be written.
  public static func junit(at url: URL) throws -> any TestReporter {
    #if LITMUS_RUNNER
    JUnitReporter(file: try ReportFile(path: path(url)), started: Date())
    #else
    NoReporter()
    #endif
  }

  /// Returns a reporter that writes each event as a line of JSON, as soon as it occurs.
  ///
  /// - Parameter url: The file, which is replaced.
  /// - Throws: An error whose description says why the file cannot be written.
  public static func json(at url: URL) throws -> any TestReporter {
    #if LITMUS_RUNNER
    let environment = RunEnvironment(
      program: ProcessInfo.processInfo.processName, started: Date(),
      system: RunEnvironment.systemName)
    return JSONLinesReporter(
      writer: try ReportFile(path: path(url)).stream(),
      origin: RunOrigin(environment, isWhole: false))
    #else
    NoReporter()
    #endif
  }

  /// Returns a reporter that writes a page of HTML when the run has ended.
  ///
  /// - Parameter url: The file, which is replaced.
  /// - Throws: An error whose description says why the file cannot be written.
  public static func html(at url: URL) throws -> any TestReporter {
    #if LITMUS_RUNNER
    let report = RunReport(program: ProcessInfo.processInfo.processName, started: Date())
    return HTMLReporter(file: try ReportFile(path: path(url)), report: report)
    #else
    NoReporter()
    #endif
  }

  /// Returns a reporter for a step of a GitHub workflow: annotations in the log, and a summary of
  /// the job.
  ///
  /// GitHub executes no commands in the log from now on until the run has ended, because a test
  /// may print text that looks like one.
  ///
  /// - Returns: `nil` if the process does not belong to such a step.
  public static func gitHub() -> (any TestReporter)? {
    #if LITMUS_RUNNER
    GitHubStepReporter()
    #else
    nil
    #endif
  }

  #if LITMUS_RUNNER
  private static func path(_ url: URL) -> String { url.path(percentEncoded: false) }
  #endif
}

#if LITMUS_RUNNER
/// A reporter for a step of a GitHub workflow that controls the step's log, too.
private final class GitHubStepReporter: TestReporter {
  private let log: WorkflowLog
  private let reporter: GitHubReporter

  init?() {
    let rerun = RerunCommand(program: CommandLine.arguments.first ?? "")
    guard let log = WorkflowLog(terminal: Terminal(capturesOutput: false)),
      let reporter = GitHubReporter(log: log, rerun: rerun)
    else { return nil }
    self.log = log
    self.reporter = reporter
    log.stopCommands()
  }

  func receive(_ event: TestEvent) { reporter.receive(event) }

  func finish() {
    reporter.finish()
    log.resumeCommands()
  }
}
#else
/// A reporter that does nothing.
private final class NoReporter: TestReporter {
  func receive(_ event: TestEvent) {}
  func finish() {}
}
#endif
