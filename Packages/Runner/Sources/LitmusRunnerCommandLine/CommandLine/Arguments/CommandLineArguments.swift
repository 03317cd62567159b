#if LITMUS_RUNNER
internal import LitmusRunnerReports
internal import LitmusRunnerStorage
package import LitmusRunnerCore
internal import Foundation

/// The options of a program that runs its tests.
package struct CommandLineArguments: ProgramOptions {
  package static var commandName: String {
    "\(URL(filePath: CommandLine.arguments.first ?? "program").lastPathComponent) --run-tests"
  }

  package static let abstract = "Runs the tests within this program."
  package static let discussion = """
    Exit codes: 0 if no test failed, 1 if any did or a report could not be written, \
    2 for an invalid option, 3 if no test was selected, 128 plus the number of the signal that \
    stopped the run.
    """

  package var selection = SelectionArguments()
  package var execution = ExecutionArguments()
  package var childProcesses = ChildProcessArguments()
  package var isolation = IsolationArguments()
  package var reports = ReportArguments()
  package var watching = WatchArguments()
  package var building = BuildCommandArguments()

  @Setting(
    "Arguments after -- belong to the program.", value: "own-arguments",
    parsing: .afterTerminator)
  var ownArguments: [String] = []

  /// Makes the options with their default values.
  package init() {}
}

extension CommandLineArguments {
  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - given: The arguments without the program's name and `--run-tests`.
  ///   - bazel: The environment variables that Bazel has set.
  /// - Throws: A ``RunError`` if an option is wrong.
  package static func read(
    _ given: [String], bazel: BazelEnvironment = BazelEnvironment()
  ) throws(RunError) -> ParsedOptions<Self> {
    let parsed: ParsedOptions<Self>
    do {
      parsed = try parse(given)
    } catch {
      throw RunError(error.description + " --help lists the options.")
    }
    guard case .options(var arguments) = parsed else { return parsed }
    try arguments.checkEffects()
    try arguments.complete(bazel)
    return .options(arguments)
  }

  /// Adds the options of the environment, and checks the values of all.
  ///
  /// - Parameter bazel: The environment variables that Bazel has set.
  /// - Throws: A ``RunError`` if an option is wrong.
  package mutating func complete(_ bazel: BazelEnvironment) throws(RunError) {
    try bazel.complete(&self)
    try checkValues()
    _ = try selection.shardPosition()
    _ = try TestFilter(selection)
    _ = try SourceLinks(editor: reports.editor)
    guard !childProcesses.isolated else { return }
    for option in options where option.isGiven && option.uses.contains(.childProcesses) {
      throw RunError("\(option.name) needs child processes: leave out --no-isolated.")
    }
  }

  /// Returns the runner's options.
  ///
  /// - Throws: A ``RunError`` if the seed is invalid.
  func options() throws -> TestRunOptions {
    var options = TestRunOptions()
    options.runsInParallel = execution.parallel
    options.maxFailures = execution.failFast ? 1 : execution.maxFailures
    options.retries = execution.retries ?? 0
    options.iterations = execution.repetitions ?? (execution.untilFailure ? nil : 1)
    options.stopsAfterFailedIteration = execution.untilFailure
    options.shuffleSeed = try execution.shuffle?.value()
    options.timeLimit = execution.timeLimit.map { .seconds($0) }
    return options
  }
}

// MARK: - In the folder of a run
extension CommandLineArguments {
  /// Reads the options of a run that its parent process has written into its folder; `nil` if that is not
  /// possible.
  ///
  /// Parsing the command line takes each child as long as the whole of an ordinary program: in a debug
  /// build, ArgumentParser first checks the declarations of all options.
  package init?(in folder: String) {
    guard let stored = try? Self(json: Self.path(in: folder)) else { return nil }
    self = stored
  }

  /// Writes the options into a run's folder; without them, the children parse their command lines.
  package func write(in folder: String) {
    try? write(toJSON: Self.path(in: folder))
  }

  private static func path(in folder: String) -> String { "\(folder)/arguments.json" }
}
#endif
