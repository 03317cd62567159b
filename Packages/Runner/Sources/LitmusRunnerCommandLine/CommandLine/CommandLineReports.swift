#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerProcesses
internal import LitmusRunnerStorage
internal import LitmusRunnerReports

/// The reports that the command line asks for.
struct CommandLineReports {
  private let arguments: ReportArguments
  private let terminal: Terminal
  private let junit: ReportFile?
  private let json: ReportFile?
  private let html: ReportFile?
  private let rerun: RerunCommand
  /// The log of a GitHub workflow step; `nil` elsewhere.
  let log: WorkflowLog?

  /// Checks that the reports can be written, and leaves existing files unchanged.
  ///
  /// - Parameters:
  ///   - arguments: The options of the command line.
  ///   - terminal: Where standard output goes.
  ///   - rerun: The command that runs tests again.
  /// - Throws: A ``ReportError`` if one cannot be written.
  init(_ arguments: ReportArguments, terminal: Terminal, rerun: RerunCommand) throws {
    self.rerun = rerun
    self.arguments = arguments
    self.terminal = terminal
    func file(_ path: String) throws -> ReportFile {
      var file = try ReportFile(path: path)
      file.terminal = terminal.descriptor
      return file
    }
    junit = try arguments.junit.map(file)
    json = try arguments.json.map(file)
    html = try arguments.html.map(file)
    if let folder = arguments.keepOutput {
      let code = FullOutput(path: folder).create()
      guard code == 0 else { throw ReportError(writing: folder, code) }
    }
    log = arguments.leavesGitHub ? nil : WorkflowLog(terminal: terminal)
  }

  /// Opens the reports and returns their reporters, once it is known that tests run.
  ///
  /// - Parameters:
  ///   - environment: The environment of the run.
  ///   - isWhole: Whether all tests of the program were chosen, in this shard or in others.
  ///   - previous: Returns the results from before the run, if a report shows them.
  ///   - store: The reporter that stores the results for later runs.
  ///   - coverage: Returns the code coverage at the end of the run; `nil` if it was not measured.
  /// - Throws: A ``ReportError`` if one cannot be written.
  func reporters(
    of environment: RunEnvironment, isWhole: Bool,
    previous: () -> TestResults?, store: sending StoreReporter,
    coverage: @escaping @Sendable () -> CoverageReport? = { nil }
  ) throws -> sending [any TestReporter] {
    var reporters: [any TestReporter] = [
      terminal.reporter(rerun: rerun, content: arguments.terminal)
    ]
    if let junit {
      reporters.append(JUnitReporter(file: junit, rerun: rerun, started: environment.started))
    }
    if let json {
      let origin = RunOrigin(environment, isWhole: isWhole)
      reporters.append(
        JSONLinesReporter(
          writer: try json.stream(), rerun: rerun, origin: origin, coverage: coverage))
    }
    let previous = html != nil || log != nil ? previous() : nil
    if let html {
      let report = RunReport(
        environment: environment, previous: previous, rerun: rerun,
        links: try SourceLinks(editor: arguments.editor), coverage: coverage)
      reporters.append(HTMLReporter(file: html, report: report))
    }
    if let log, let github = GitHubReporter(log: log, rerun: rerun, previous: previous) {
      reporters.append(github)
    }
    reporters.append(store)
    return reporters
  }

  /// Passes the events of a run that is over to reporters.
  ///
  /// - Returns: The errors of the reports.
  func write(_ all: [TestEvent], to reporters: sending [any TestReporter]) -> [String] {
    let feed = ReporterFeed(reporters: reporters)
    let events = TestEvents()
    for event in all { events.channel.send(event) }
    events.channel.finish()
    log?.stopCommands()
    defer { log?.resumeCommands() }
    feed.start(events)
    return feed.wait()
  }
}

extension CommandLineProgram {
  /// Writes the reports of a run of which it is known before that it has no tests, and ends the process.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - reason: Why there are none.
  /// - Throws: A ``RunError`` or ``ReportError`` if a report cannot be written.
  package func endWithoutTests(
    _ arguments: CommandLineArguments, because reason: String
  ) throws -> Never {
    Interruption.ignoreClosedReaders()
    let shard = try arguments.selection.shardPosition().flatMap { index, count in
      ShardDivision(index: index, count: count).part(of: TestPlan(lists: [])).shard
    }
    let start = TestRunStart(
      testCount: 0, iterations: 1, suiteCount: 0, shard: shard, emptyReason: reason)
    let reports = try CommandLineReports(
      arguments.reports, terminal: Terminal(capturesOutput: true), rerun: rerunCommand(arguments))
    let store = ResultStore(
      path: ResultStore.path(in: LitmusFolder()), warn: warnOnStandardError)
    let reporters = try reports.reporters(
      of: RunEnvironment(RunHeader(program: name)), isWhole: false,
      previous: { store.results() }, store: StoreReporter(store: store, isWhole: false))
    let errors = reports.write(
      [.runStarted(start), .runFinished(TestRunSummary())], to: reporters)
    for error in errors { failOnStandardError(error) }
    exit((errors.isEmpty ? RunError.Code.passed : .failed).rawValue)
  }
}

extension ResumableRun {
  /// The rules by which the results of the run count.
  var policy: ResultPolicy {
    ResultPolicy(flaky: arguments.execution.flaky ?? .warn, quarantine: program.quarantine)
  }

  /// Returns the reporters of the run, once it is known that tests run.
  ///
  /// - Parameters:
  ///   - reports: The reports.
  ///   - coverage: The code coverage at the end of the run.
  /// - Throws: A ``ReportError`` if a report cannot be written.
  func reporters(
    _ reports: CommandLineReports, coverage: Locked<CoverageReport?> = Locked(nil)
  ) throws -> sending [any TestReporter] {
    let store = ResultStore(path: store, warn: warnOnStandardError)
    // Its processes before may have stored what they had done.
    let before = isNew ? nil : selection.earlierResults
    let hasAllTests = program.hasAllTests()
    return try reports.reporters(
      of: RunEnvironment(folder.header), isWhole: hasAllTests && arguments.selection.choosesAll,
      previous: { before ?? store.results() },
      store: StoreReporter(
        store: store, isWhole: hasAllTests && arguments.selection.isWhole,
        resumed: before.map { ($0, folder.header.date) }),
      coverage: { coverage.withLock { $0 } })
  }
}
#endif
