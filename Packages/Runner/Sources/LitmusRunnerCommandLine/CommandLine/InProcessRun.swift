#if LITMUS_RUNNER
internal import LitmusRunnerStorage
internal import LitmusRunnerReports
internal import LitmusRunnerProcesses
internal import LitmusRunnerCore
internal import Foundation

/// A run of this program's tests in this process.
@MainActor struct InProcessRun: CommandLineRun {
  let runner: TestRunner
  private let feed: ReporterFeed
  private let capture: OutputCapture?
  private let terminal: Terminal
  private let journaled: JournaledRun
  private let log: WorkflowLog?

  /// Prepares to run.
  ///
  /// - Parameters:
  ///   - given: The command line.
  ///   - ownFlags: The program's own flags.
  /// - Throws: A ``RunError`` or ``ReportError`` if the tests cannot run.
  init(_ given: CommandLineArguments, ownFlags: Set<String>) async throws {
    Interruption.ignoreClosedReaders()
    let run = try ResumableRun(given, of: .own(flags: ownFlags))
    do {
      let arguments = run.arguments
      var options = try arguments.options()
      options.shuffleSeed = run.folder.header.seed
      let plan = try await run.program.plan(run.selection)
      let terminal = Terminal(capturesOutput: !arguments.reports.leavesOutput)
      let reports = try CommandLineReports(
        arguments.reports, terminal: terminal, rerun: run.program.rerunCommand(arguments))
      let feed = ReporterFeed(reporters: try run.reporters(reports), policy: run.policy)
      let log = reports.log
      let fullOutput = arguments.reports.keepOutput.map { FullOutput(path: $0) }
      let capture = arguments.reports.leavesOutput ? nil : try OutputCapture(fullOutput: fullOutput)
      var context = RunContext()
      context.fullOutput = fullOutput
      journaled = try JournaledRun(
        run.folder, blamingAll: false, outputPosition: { capture?.position ?? 0 })
      journaled.configure(&context)
      if let capture { context.readOutput = { capture.take($0) } }
      context.exitProcess = {
        for error in feed.wait() { failOnStandardError(error) }
        log?.resumeCommands()
        // The main thread hangs, and may hold a lock that exit handlers need.
        _exit(RunError.Code.failed.rawValue)
      }
      runner = TestRunner(plan: plan, options: options, context: context)
      self.feed = feed
      self.capture = capture
      self.terminal = terminal
      self.log = log
      log?.stopCommands()
      feed.start(runner.events())
    } catch {
      run.discard()
      throw error
    }
  }

  func end(with summary: TestRunSummary) -> Never {
    let errors = feed.wait()
    capture?.restore(to: terminal.descriptor)
    // The output of the tests must come first.
    fflush(nil)
    log?.resumeCommands()
    for error in errors { failOnStandardError(error) }
    journaled.finish()
    let isPassed = (feed.summary ?? summary).isSuccess && errors.isEmpty
    exit((isPassed ? RunError.Code.passed : .failed).rawValue)
  }
}
#endif
