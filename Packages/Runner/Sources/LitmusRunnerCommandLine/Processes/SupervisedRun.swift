#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses
internal import LitmusRunnerReports
internal import LitmusRunnerStorage

/// The supervised run of a process: its children run the tests, and it makes the reports.
@MainActor package enum SupervisedRun {
  /// Runs the tests and ends the process.
  ///
  /// - Parameters:
  ///   - given: The command line.
  ///   - program: The program whose tests run.
  /// - Throws: A ``RunError`` or ``ReportError`` if nothing can be run.
  package static func run(
    _ given: CommandLineArguments, of program: CommandLineProgram
  ) throws -> Never {
    Interruption.ignoreClosedReaders()
    // Options that the children cannot follow either are reported before any child is started.
    let run = try ResumableRun(given, of: program)
    var log: WorkflowLog?
    do {
      let arguments = run.arguments
      let terminal = Terminal(capturesOutput: !arguments.reports.leavesOutput)
      let reports = try CommandLineReports(
        arguments.reports, terminal: terminal, rerun: run.program.rerunCommand(arguments))
      log = reports.log
      log?.stopCommands()
      try Self.run(run, reports, terminal)
    } catch {
      log?.resumeCommands()
      run.discard()
      throw error
    }
  }

  private static func run(
    _ run: ResumableRun, _ reports: CommandLineReports, _ terminal: Terminal
  ) throws -> Never {
    let folder = run.folder
    // This must come before there are other threads.
    let signals = BlockedSignals()
    var earlier = EarlierProcesses(of: folder)
    // If it cannot be written, the supervisor itself reports that.
    let journal = try JournalWriter(folder, process: 0, elapsed: earlier.elapsed, warn: { _ in })
    for event in earlier.recordCrashes(blamingAll: false) { journal.record(event) }
    let clock = RunClock(elapsed: earlier.elapsed)
    let hosted = run.program.startsPrograms ? HostedChildren(run) : nil
    let supervisor = Supervisor(
      folder: folder,
      settings: try SupervisorSettings(run),
      state: SupervisedRunState(earlier: earlier.events),
      journal: journal,
      signals: signals,
      clock: clock,
      hosting: hosted?.hosting)
    if supervisor.settings.isProcessPerTest {
      supervisor.interruptedProcesses = try FolderClaims.resume(folder, after: earlier)
    } else {
      FolderClaims.clear(folder)
    }
    if hosted == nil { run.arguments.write(in: folder.path) }
    // Not if a signal ends the run, or this process: then it ends below.
    defer { _ = run.program.end() }
    try run.program.prepare(folder.path)
    if run.arguments.execution.stress { BusyProcessors.start() }
    supervisor.start()
    if supervisor.state.start != nil { supervisor.record(run.program.begun()) }
    if case .failed(let problem) = supervisor.end, supervisor.state.start == nil {
      throw RunError(problem, code: .failed)
    }
    // The run may be refused because no test is left that can be listed.
    if case .refused(let error) = supervisor.end, supervisor.state.summary.isSuccess {
      supervisor.folder.remove()
      // They may be why no test is left.
      for failure in supervisor.state.earlierFailures {
        let location = SourcePaths.current.text(of: failure.callSite)
        failOnStandardError("\(location): \(visible(failure.message))")
      }
      throw error
    }
    let coverage = Locked<CoverageReport?>(nil)
    let feed: ReporterFeed
    do {
      var reporters = try run.reporters(reports, coverage: coverage)
      reporters += try run.program.reporters(folder.path)
      feed = ReporterFeed(reporters: reporters, policy: run.policy)
    } catch {
      supervisor.stop(.failed("\(error)"))
      _ = supervisor.run()
      throw error
    }
    feed.start(supervisor.state.events)
    let end = supervisor.run()
    supervisor.record(run.program.end())
    var errors: [String] = []
    // Without tests, as in some shards, no process has measured anything.
    if case .done = end, supervisor.state.start?.testCount != 0 {
      do {
        let measured = try run.program.measureCoverage()
        coverage.withLock { $0 = measured }
      } catch {
        errors.append("\(error)")
      }
    }
    let summary = supervisor.finish(end)
    // One that came after the last test must not end this process before the reports are written.
    let signal = signals.take()
    signals.unblock()
    errors += feed.wait()
    let unattributed = hosted?.unattributedOutput.withLock { $0 } ?? ""
    FileWriter.write(unattributed + supervisor.unattributedOutput, to: terminal.descriptor)
    reports.log?.resumeCommands()
    if let coverage = coverage.withLock({ $0 }) {
      FileWriter.write(coverage.text, to: terminal.descriptor)
      if let problem = coverage.problem { errors.append(problem) }
    }
    if end.canBeResumed, isResumable(supervisor) {
      let command = run.program.rerunCommand(run.arguments).resuming
      FileWriter.write("Resume the run:\n  \(command)\n", to: terminal.descriptor)
    }
    finish(end, feed.summary ?? summary, errors, supervisor, stoppedBy: signal)
  }

  private static func isResumable(_ supervisor: Supervisor) -> Bool {
    supervisor.folder.isKept && !supervisor.isFolderRemoved
  }

  private static func finish(
    _ end: SupervisionEnd, _ summary: TestRunSummary, _ errors: [String], _ supervisor: Supervisor,
    stoppedBy signal: CInt?
  ) -> Never {
    for error in errors { failOnStandardError(error) }
    switch end {
    case .interrupted(let signal):
      exitStopped("The run was stopped by \(signalName(signal)).", 128 + signal, supervisor)
    case .failed(let problem):
      exitStopped("The run was stopped: \(problem)", failed, supervisor)
    case .rebuilt:
      // Only the build that is gone could resume it.
      supervisor.folder.remove()
      failOnStandardError("The run was stopped: the program was rebuilt while its tests ran.")
      exit(failed)
    case .stuck(let processes):
      let reason = "because \(processes) processes in a row ended without running a test"
      exitStopped("The run was stopped, \(reason).", failed, supervisor)
    case .refused(let error): failOnStandardError(error.description)
    case .done: break
    }
    supervisor.folder.remove()
    if let signal {
      failOnStandardError("The run was stopped by \(signalName(signal)) after its last test.")
      exit(128 + signal)
    }
    // If processes ended without any test, that is a failure of the run.
    let isPassed = summary.isSuccess && errors.isEmpty
    exit(isPassed ? RunError.Code.passed.rawValue : failed)
  }

  private static let failed = RunError.Code.failed.rawValue

  /// Ends the process before the run is finished, so that another process can resume it.
  private static func exitStopped(_ problem: String, _ code: Int32, _ supervisor: Supervisor)
    -> Never
  {
    failOnStandardError(problem)
    if !supervisor.folder.isKept { supervisor.folder.remove() }
    exit(code)
  }
}

extension SupervisionEnd {
  /// Whether the run is not finished, so that another process can resume it.
  fileprivate var canBeResumed: Bool {
    switch self {
    case .interrupted, .failed, .stuck: true
    case .rebuilt, .refused, .done: false
    }
  }
}

extension SupervisorSettings {
  /// Reads a command line.
  ///
  /// - Parameter run: The run with its command line.
  /// - Throws: A ``RunError`` if an option is wrong.
  @MainActor init(_ run: ResumableRun) throws {
    let arguments = run.arguments
    self.init(arguments: run.folder.header.arguments)
    options = try arguments.options()
    capturesOutput = !arguments.reports.leavesOutput
    fullOutput = arguments.reports.keepOutput.map { FullOutput(path: $0) }
    processes = arguments.isolation.processes ?? 1
    isProcessPerTest = arguments.isolation.processPerTest
    ownRetries = run.program.ownRetries
    testsAreFunctions = run.program.testsAreFunctions
    quarantine = run.program.quarantine
  }
}
#endif
