#if LITMUS_RUNNER
internal import LitmusRunnerStorage
internal import LitmusRunnerReports
internal import LitmusRunnerProcesses
package import LitmusRunnerCore
internal import Foundation

/// The `--merge` command, which makes the reports of all shards again, as one run would have made
/// them.
package struct MergeCommand {
  private let arguments: CommandLineArguments
  private let rerun: RerunCommand

  /// Makes the command from a command line that has `--merge`.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - program: The program that ran the shards.
  @MainActor package init(_ arguments: CommandLineArguments, of program: CommandLineProgram) {
    self.arguments = arguments
    rerun = program.rerunCommand(arguments)
  }

  /// Reads the reports of the shards, writes those of the whole run, and shows it on standard
  /// output.
  ///
  /// - Returns: The errors of the reports, and the exit code of the process.
  /// - Throws: An error of one line if the shards do not make a whole run, or a report cannot be
  ///   written.
  package func run() throws -> (errors: [String], code: RunError.Code) {
    var parts: [ShardReport] = []
    for path in arguments.reports.merge { parts.append(try ShardReport(path: path)) }
    let merge = try ShardMerge(parts)
    let terminal = Terminal(capturesOutput: true)
    let github = arguments.reports.leavesGitHub ? nil : GitHubReports(terminal: terminal)
    let feed = ReporterFeed(reporters: try reporters(merge, terminal, github))
    let events = TestEvents()
    for event in merge.events { events.channel.send(event) }
    events.channel.finish()
    github?.log.stopCommands()
    feed.start(events)
    let errors = feed.wait()
    github?.log.resumeCommands()
    return (errors, merge.summary.isSuccess && errors.isEmpty ? .passed : .failed)
  }

  private func reporters(
    _ merge: ShardMerge, _ terminal: Terminal, _ github: GitHubReports?
  ) throws -> sending [any TestReporter] {
    try checkPaths()
    var reporters: [any TestReporter] = [terminal.reporter(rerun: rerun)]
    let store = Self.store()
    let previous = merge.previous(in: store.results())
    let environment = merge.environment(program: rerun.program)
    if let github { reporters.append(github.reporter(rerun: rerun, previous: previous)) }
    if let path = arguments.reports.junit {
      reporters.append(
        JUnitReporter(file: try ReportFile(path: path), rerun: rerun, started: environment.started))
    }
    if let path = arguments.reports.json {
      let writer = try ReportFile(path: path).stream()
      let origin = RunOrigin(environment, isWhole: merge.isWhole)
      reporters.append(JSONLinesReporter(writer: writer, rerun: rerun, origin: origin))
    }
    if let path = arguments.reports.html {
      let report = RunReport(
        environment: environment, previous: previous, rerun: rerun,
        links: try SourceLinks(editor: arguments.reports.editor))
      reporters.append(HTMLReporter(file: try ReportFile(path: path), report: report))
    }
    // The results are as old as the shards: a later run may have ended before they are merged.
    let ended = (merge.ended ?? Date()).timeIntervalSince1970.rounded()
    reporters.append(StoreReporter(store: store, isWhole: merge.isWhole, now: { ended }))
    return reporters
  }

  /// Returns the store of earlier results, to which those of the shards are added.
  private static func store() -> ResultStore {
    let folder = LitmusFolder()
    // If that fails, the store reports it when there is something to store.
    try? folder.create()
    return ResultStore(path: ResultStore.path(in: folder), warn: warnOnStandardError)
  }

  /// Checks that no report is both read and written: it would be lost if writing fails.
  private func checkPaths() throws(RunError) {
    for (option, path) in [
      ("--junit", arguments.reports.junit), ("--json", arguments.reports.json),
      ("--html", arguments.reports.html),
    ] {
      guard let path else { continue }
      let written = RealPath.ofFile(path)
      guard arguments.reports.merge.contains(where: { RealPath.ofFile($0) == written }) else {
        continue
      }
      throw RunError(
        "\(option) and --merge were both '\(visible(path))', but expected two paths.")
    }
  }
}
#endif
