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
  /// Checks that these options have an effect, and adds others, which may have none in this call.
  ///
  /// - Parameters:
  ///   - configured: The options of the package's configuration.
  ///   - words: The command line that these options are from.
  /// - Throws: A ``RunError`` if an option is wrong.
  func adding(
    _ configured: [String], before words: [String]
  ) throws(RunError) -> LitmusTestArguments {
    try checkEffects()
    try checkArchives()
    guard !configured.isEmpty, case .options(let all) = try Self.parsed(configured + words) else {
      return self
    }
    return all
  }

  /// Parses a command line.
  ///
  /// - Throws: A ``RunError`` if it has an unknown option, or a value that is none.
  static func parsed(_ words: [String]) throws(RunError) -> ParsedOptions<Self> {
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
  ///
  /// - Parameter bazel: The environment variables that Bazel has set.
  /// - Throws: A ``RunError`` if a value is wrong.
  func runnerArguments(_ bazel: BazelEnvironment) throws(RunError) -> CommandLineArguments {
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
