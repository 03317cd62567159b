#if LITMUS_RUNNER
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore

/// The command line of litmus-test: the runner's options, and those of a package.
struct LitmusTestArguments: ProgramOptions {
  static let commandName = "litmus-test"
  static let abstract = "Runs the tests of a package in child processes."
  static let discussion = """
    Exit codes: 0 if no test failed, 1 if any did, the package could not be built or a report \
    could not be written, 2 for an invalid option, 3 if no test was selected, 128 plus the \
    number of the signal that stopped the run.
    """
  static let version = LitmusVersion.current

  var package = PackageArguments()
  var archive = ArchiveArguments()
  var selection = SelectionArguments()
  var execution = ExecutionArguments()
  var bisecting = BisectArguments()
  var isolation = IsolationArguments()
  var reports = ReportArguments()
  var eventStream = EventStreamArguments()
  var watching = WatchArguments()
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
  ) throws(RunError) -> Request {
    let given: LitmusTestArguments
    switch try parsed(words) {
    case .text(let text): return .show(text)
    case .options(let options): given = options
    }
    try given.checkEffects()
    try given.checkArchives()
    guard !configured.isEmpty, case .options(let all) = try parsed(configured + words) else {
      return .run(given, try given.runnerArguments(bazel))
    }
    return .run(all, try all.runnerArguments(bazel))
  }

  private static func parsed(_ words: [String]) throws(RunError) -> ParsedOptions<Self> {
    do {
      return try parse(words)
    } catch {
      throw RunError(
        SwiftTestOptions.explained(error.description) + " --help lists the options.")
    }
  }

  /// Checks that no option is given that has no effect on tests that were built before.
  private func checkArchives() throws(RunError) {
    #if !os(Linux)
    if let option = archive.options.first(where: \.isGiven) {
      throw RunError("\(option.name) was given, but archives of tests are for Linux only.")
    }
    #endif
    guard archive.input != nil else { return }
    for option in options where option.isGiven && option.uses.contains(.sources) {
      throw RunError(
        "\(option.name) was given with --from-archive, whose tests were built before: leave it out."
      )
    }
  }

  /// Returns the runner's own options.
  private func runnerArguments(_ bazel: BazelEnvironment) throws(RunError) -> CommandLineArguments {
    try checkValues()
    _ = try eventStream.streamVersion()
    var arguments = CommandLineArguments()
    arguments.selection = selection
    arguments.execution = execution
    arguments.isolation = isolation
    arguments.reports = reports
    arguments.watching = watching
    try arguments.complete(bazel)
    arguments.execution.parallel = !package.isSerial
    if let folder = reports.keepOutput { arguments.reports.keepOutput = RealPath.absolute(folder) }
    return arguments
  }
}
#endif
