#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerReports
internal import Foundation

/// The options of a run that its child processes need, as their parent has stored them.
///
/// Parsing the command line takes each child as long as the whole of an ordinary program: in a debug
/// build, ArgumentParser first checks the declarations of all options.
package struct StoredArguments: Codable {
  private var filter: [String]
  private var skip: [String]
  private var only: [String]
  private var tag: [String]
  private var failed: Bool
  private var new: Bool
  private var slowest: Int?
  private var failedFirst: Bool
  private var shard: String?
  private var durations: String?
  private var repetitions: Int?
  private var untilFailure: Bool
  private var failFast: Bool
  private var maxFailures: Int?
  private var retries: Int?
  private var parallel: Bool
  private var timeLimit: Double?
  private var leavesOutput: Bool
  private var keepOutput: String?

  /// Takes the options from a command line; the seed of the order is in the run's header.
  init(_ arguments: CommandLineArguments) {
    let (selection, execution) = (arguments.selection, arguments.execution)
    (filter, skip, only, tag) = (selection.filter, selection.skip, selection.only, selection.tag)
    (failed, new, slowest) = (selection.failed, selection.new, selection.slowest)
    (failedFirst, shard, durations) = (selection.failedFirst, selection.shard, selection.durations)
    (repetitions, untilFailure) = (execution.repetitions, execution.untilFailure)
    (failFast, maxFailures) = (execution.failFast, execution.maxFailures)
    (retries, parallel, timeLimit) = (execution.retries, execution.parallel, execution.timeLimit)
    leavesOutput = arguments.reports.leavesOutput
    keepOutput = arguments.reports.keepOutput
  }

  /// Takes the options of a run whose tests run in parts again and again, as often as they are told to.
  package init(ofPartsOf arguments: CommandLineArguments) {
    var arguments = arguments
    (arguments.execution.retries, arguments.execution.maxFailures) = (nil, nil)
    (arguments.execution.repetitions, arguments.execution.untilFailure) = (nil, false)
    arguments.execution.failFast = false
    arguments.selection = .choosing([])
    self.init(arguments)
  }

  /// Returns the options of a run of some tests that writes a report of JSON and little else.
  package func arguments(
    choosing tests: [String], parallel: Bool, isolation: IsolationArguments, report: String
  ) -> CommandLineArguments {
    var arguments = arguments
    arguments.selection = .choosing(tests)
    arguments.execution.parallel = parallel
    arguments.isolation = isolation
    (arguments.reports.json, arguments.reports.quiet) = (report, true)
    return arguments
  }

  /// Reads the options in a run's folder; `nil` if they cannot be read.
  package init?(in folder: String) {
    guard let data = FileManager.default.contents(atPath: Self.path(in: folder)),
      let stored = try? JSONDecoder().decode(StoredArguments.self, from: data)
    else { return nil }
    self = stored
  }

  /// Writes the options into a run's folder; without them, the children parse their command lines.
  package func write(in folder: String) {
    let data = try? JSONEncoder().encode(self)
    try? data?.write(to: URL(filePath: Self.path(in: folder)), options: .atomic)
  }

  private static func path(in folder: String) -> String { "\(folder)/arguments.json" }

  /// The options as a command line has them; those that children do not need have no effect.
  package var arguments: CommandLineArguments {
    var selection = SelectionArguments()
    (selection.listJSON, selection.flakyReport) = (false, false)
    (selection.list, selection.filter, selection.skip, selection.only) = (false, filter, skip, only)
    (selection.tag, selection.failed, selection.new, selection.slowest) = (
      tag, failed, new, slowest
    )
    (selection.failedFirst, selection.shard, selection.durations) = (failedFirst, shard, durations)
    var execution = ExecutionArguments()
    (execution.shuffle, execution.repetitions, execution.flaky) = (nil, repetitions, .warn)
    (execution.untilFailure, execution.failFast) = (untilFailure, failFast)
    execution.stress = false
    (execution.maxFailures, execution.retries) = (maxFailures, retries)
    (execution.parallel, execution.timeLimit) = (parallel, timeLimit)
    var isolation = IsolationArguments()
    (isolation.processes, isolation.processPerTest, isolation.resume) = (nil, false, false)
    var childProcesses = ChildProcessArguments()
    childProcesses.isolated = true
    var reports = ReportArguments()
    (reports.junit, reports.json, reports.html, reports.merge) = (nil, nil, nil, [])
    (reports.keepOutput, reports.output, reports.quiet) = (keepOutput, .all, false)
    reports.editor = nil
    (reports.leavesGitHub, reports.leavesOutput) = (true, leavesOutput)
    var watching = WatchArguments()
    watching.watch = false
    var building = BuildCommandArguments()
    building.buildCommand = nil
    var arguments = CommandLineArguments()
    (arguments.selection, arguments.execution) = (selection, execution)
    (arguments.childProcesses, arguments.isolation) = (childProcesses, isolation)
    (arguments.watching, arguments.building) = (watching, building)
    (arguments.reports, arguments.ownArguments) = (reports, [])
    return arguments
  }
}
#endif
