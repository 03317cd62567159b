#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import LitmusRunnerStorage
internal import LitmusRunnerReports

/// The reports that the command line asks for.
struct CommandLineReports {
  private let arguments: CommandLineArguments
  private let terminal: Terminal
  private let junit: ReportFile?
  private let json: ReportFile?
  private let html: ReportFile?
  private let store: String
  private let header: RunHeader
  private let rerun: RerunCommand
  private let github: GitHubReports?

  /// The log of a GitHub workflow step; `nil` elsewhere.
  var log: WorkflowLog? { github?.log }

  /// Checks that the reports can be written, and leaves existing files unchanged.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - terminal: Where standard output goes.
  ///   - store: The path of the file that stores the results for later runs.
  ///   - header: The header of the run, with its data.
  ///   - rerun: The command that runs tests again.
  /// - Throws: A ``ReportError`` if one cannot be written.
  init(
    _ arguments: CommandLineArguments, terminal: Terminal, store: String, header: RunHeader,
    rerun: RerunCommand
  ) throws {
    self.rerun = rerun
    self.store = store
    self.header = header
    self.arguments = arguments
    self.terminal = terminal
    junit = try arguments.reports.junit.map(ReportFile.init)
    json = try arguments.reports.json.map(ReportFile.init)
    html = try arguments.reports.html.map(ReportFile.init)
    github = arguments.reports.leavesGitHub ? nil : GitHubReports(terminal: terminal)
  }

  /// Opens the reports and returns their reporters, once it is known that tests run.
  ///
  /// - Throws: A ``ReportError`` if one cannot be written.
  func reporters() throws -> sending [any TestReporter] {
    var reporters: [any TestReporter] = [
      terminal.reporter(rerun: rerun, content: arguments.reports.terminal)
    ]
    let environment = RunEnvironment(header)
    if let junit {
      reporters.append(JUnitReporter(file: junit, rerun: rerun, started: environment.started))
    }
    if let json {
      let origin = RunOrigin(environment, isWhole: arguments.selection.choosesAll)
      reporters.append(
        JSONLinesReporter(writer: try json.stream(), rerun: rerun, origin: origin))
    }
    let store = ResultStore(path: store, warn: warnOnStandardError)
    let previous = html != nil || github != nil ? PreviousRun(store.results()) : nil
    if let html {
      let report = RunReport(
        environment: environment, previous: previous, rerun: rerun,
        links: try SourceLinks(editor: arguments.reports.editor))
      reporters.append(HTMLReporter(file: html, report: report))
    }
    if let github { reporters.append(github.reporter(rerun: rerun, previous: previous)) }
    reporters.append(StoreReporter(store: store, isWhole: arguments.selection.isWhole))
    return reporters
  }
}
#endif
