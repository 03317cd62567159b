#if LITMUS_RUNNER
internal import ArgumentParser
internal import Foundation
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore

/// The command line of litmus-test: the runner's options, and those of a package.
struct LitmusTestArguments: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "litmus-test",
      abstract: "Runs the tests of a package in child processes.",
      discussion: """
        Exit codes: 0 if no test failed, 1 if any did, the package could not be built or a report \
        could not be written, 2 for an invalid option, 3 if no test was selected, 128 plus the \
        number of the signal that stopped the run.
        """)
  }

  @OptionGroup(title: "Which package") var package: PackageArguments
  @OptionGroup(title: "Archives") var archive: ArchiveArguments
  @OptionGroup(title: "Which tests") var selection: SelectionArguments
  @OptionGroup(title: "How they run") var execution: ExecutionArguments
  @OptionGroup(title: "Finding tests that disturb others") var bisecting: BisectArguments
  @OptionGroup(visibility: .hidden) var childProcesses: ChildProcessArguments
  @OptionGroup(title: "In which processes") var isolation: IsolationArguments
  @OptionGroup(title: "Reports") var reports: ReportArguments
  @OptionGroup(title: "Reports") var eventStream: EventStreamArguments
  @OptionGroup(title: "Watching") var watching: WatchArguments
  @OptionGroup(visibility: .hidden) var building: BuildCommandArguments
}

extension LitmusTestArguments {
  /// The action that a command line requests.
  enum Request {
    case run(LitmusTestArguments, CommandLineArguments)
    /// Only to show a text.
    case show(String)
  }

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - words: The arguments without the program's name.
  ///   - configured: The options of the package's configuration, which may have no effect in this call.
  ///   - bazel: The environment variables that Bazel has set.
  /// - Throws: A ``RunError`` if an option is wrong.
  static func read(
    _ words: [String], configured: [String] = [], bazel: BazelEnvironment = BazelEnvironment()
  ) throws -> Request {
    let given: LitmusTestArguments
    do {
      given = try parse(configured + words)
    } catch {
      let message = message(for: error)
      if exitCode(for: error) == .success { return .show(message) }
      let problem = SwiftTestOptions.explained(CommandLineArguments.oneLine(message))
      throw RunError(problem + " --help lists the options.")
    }
    return .run(given, try given.runnerArguments(words, bazel))
  }

  /// Returns the runner's own options.
  private func runnerArguments(
    _ words: [String], _ bazel: BazelEnvironment
  ) throws -> CommandLineArguments {
    try package.check()
    try bisecting.check(words)
    try archive.check(words)
    try eventStream.check()
    guard childProcesses.isolated else {
      throw RunError("--no-isolated was given, but litmus-test runs tests in child processes only.")
    }
    guard building.buildCommand == nil else {
      throw RunError(
        "--build-command was given, but litmus-test builds with swift build: pass options to it "
          + "with --build-option.")
    }
    // An empty command line sets each value to its default.
    guard case .run(var arguments) = try CommandLineArguments.read([], bazel: BazelEnvironment([:]))
    else { throw RunError("The options could not be read.") }
    arguments.selection = selection
    arguments.execution = execution
    arguments.isolation = isolation
    arguments.reports = reports
    arguments.watching = watching
    try arguments.complete(PackageArguments.removed(from: words), bazel)
    arguments.execution.parallel = !package.isSerial
    if let folder = reports.keepOutput { arguments.reports.keepOutput = RealPath.absolute(folder) }
    return arguments
  }
}
#endif
