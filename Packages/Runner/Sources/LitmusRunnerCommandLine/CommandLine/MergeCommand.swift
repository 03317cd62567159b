#if LITMUS_RUNNER
internal import LitmusRunnerStorage
internal import LitmusRunnerReports
internal import LitmusRunnerProcesses
internal import LitmusRunnerCore
internal import Foundation

/// The `--merge` command, which makes the reports of all shards again, as one run would have made
/// them.
package struct MergeCommand {
  private let arguments: CommandLineArguments
  private let rerun: RerunCommand
  private let program: CommandLineProgram

  /// Makes the command from a command line that has `--merge`.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - program: The program that ran the shards.
  @MainActor package init(_ arguments: CommandLineArguments, of program: CommandLineProgram) {
    self.arguments = arguments
    self.program = program
    rerun = program.rerunCommand(arguments)
  }

  /// Reads the reports of the shards, writes those of the whole run, and ends the process.
  ///
  /// - Throws: An error of one line if the shards do not make a whole run, or a report cannot be
  ///   written.
  @MainActor package func run() throws -> Never {
    Interruption.ignoreClosedReaders()
    var parts: [ShardReport] = []
    for path in arguments.reports.merge { parts.append(try ShardReport(path: path)) }
    let merge = try ShardMerge(parts)
    try checkPaths()
    let readCoverage = try program.readCoverage()
    let terminal = Terminal(capturesOutput: true)
    let reports = try CommandLineReports(arguments.reports, terminal: terminal, rerun: rerun)
    let coverage = merge.hasTests ? try readCoverage(merge.coverage()) : nil
    var errors = reports.write(merge.events, to: try reporters(reports, of: merge, coverage))
    if let coverage {
      FileWriter.write(coverage.text, to: terminal.descriptor)
      if let problem = coverage.problem { errors.append(problem) }
    }
    for error in errors { failOnStandardError(error) }
    let isPassed = merge.summary.isSuccess && errors.isEmpty
    exit((isPassed ? RunError.Code.passed : .failed).rawValue)
  }

  private func reporters(
    _ reports: CommandLineReports, of merge: ShardMerge, _ coverage: CoverageReport?
  ) throws -> sending [any TestReporter] {
    let store = Self.store()
    let previous = merge.previous(in: store.results())
    // The results are as old as the shards: a later run may have ended before they are merged.
    let ended = (merge.ended ?? Date()).timeIntervalSince1970.rounded()
    return try reports.reporters(
      of: merge.environment(program: rerun.program), isWhole: merge.isWhole,
      previous: { previous },
      store: StoreReporter(store: store, isWhole: merge.isWhole, now: { ended }),
      coverage: { coverage })
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
    let read = arguments.reports.merge.map(RealPath.ofFile)
    for case (let option, let path?) in arguments.options.map({ ($0.name, $0.path) })
    where read.contains(RealPath.ofFile(path)) {
      throw RunError(
        "\(option) and --merge were both '\(visible(path))', but expected two paths.")
    }
  }
}
#endif
