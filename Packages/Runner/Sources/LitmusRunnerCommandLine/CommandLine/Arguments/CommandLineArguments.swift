#if LITMUS_RUNNER
internal import LitmusRunnerReports
internal import LitmusRunnerCore
package import ArgumentParser
internal import Foundation

/// The options of a program that runs its tests.
package struct CommandLineArguments: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "\(URL(filePath: CommandLine.arguments.first ?? "program").lastPathComponent)"
        + " --run-tests",
      abstract: "Runs the tests within this program.",
      discussion: """
        Exit codes: 0 if no test failed, 1 if any did or a report could not be written, \
        2 for an invalid option, 3 if no test was selected, 128 plus the number of the signal that \
        stopped the run.
        """)
  }

  @OptionGroup(title: "Which tests") package var selection: SelectionArguments
  @OptionGroup(title: "How they run") package var execution: ExecutionArguments
  @OptionGroup(title: "In which processes") package var childProcesses: ChildProcessArguments
  @OptionGroup(title: "In which processes") package var isolation: IsolationArguments
  @OptionGroup(title: "Reports") package var reports: ReportArguments
  @OptionGroup(title: "Watching") package var watching: WatchArguments
  @OptionGroup(title: "Watching") package var building: BuildCommandArguments

  @Argument(parsing: .postTerminator, help: "Arguments after -- belong to the program.")
  var ownArguments: [String] = []

  /// Makes a command line without its values.
  package init() {}
}

extension CommandLineArguments {
  /// The request of a command line.
  package enum Request {
    case run(CommandLineArguments)
    /// Only to show a text.
    case show(String)
  }

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - given: The arguments without the program's name and `--run-tests`.
  ///   - bazel: The environment variables that Bazel has set.
  /// - Throws: A ``RunError`` if an option is wrong.
  package static func read(
    _ given: [String], bazel: BazelEnvironment = BazelEnvironment()
  ) throws -> Request {
    do {
      var arguments = try parse(given)
      try arguments.complete(given, bazel)
      return .run(arguments)
    } catch let error as RunError {
      throw error
    } catch {
      let message = message(for: error)
      if exitCode(for: error) == .success { return .show(message) }
      throw RunError(oneLine(message) + " --help lists the options.")
    }
  }

  /// Adds the options of the environment, and checks all.
  ///
  /// - Parameters:
  ///   - given: The arguments before parsing.
  ///   - bazel: The environment variables that Bazel has set.
  /// - Throws: A ``RunError`` if an option is wrong.
  package mutating func complete(
    _ given: [String], _ bazel: BazelEnvironment = BazelEnvironment()
  ) throws {
    try bazel.complete(&self)
    try selection.check(given)
    try checkModes()
    try checkIgnored(given)
    try checkRanges()
    try isolation.check(isolated: childProcesses.isolated)
    if execution.stress, !childProcesses.isolated {
      throw RunError("--stress needs child processes: leave out --no-isolated.")
    }
    try checkPaths()
    _ = try SourceLinks(editor: reports.editor)
  }

  private func checkRanges() throws {
    if let repetitions = execution.repetitions, repetitions < 1 {
      throw RunError("--repeat was \(repetitions), but expected 1 or more.")
    }
    if let most = execution.maxFailures, most < 1 {
      throw RunError("--max-failures was \(most), but expected 1 or more.")
    }
    if let retries = execution.retries, retries < 0 {
      throw RunError("--retries was \(retries), but expected 0 or more.")
    }
    // A value that the clock cannot represent would trap.
    if let timeLimit = execution.timeLimit, !(timeLimit > 0 && timeLimit <= 1e9) {
      throw RunError(
        "--time-limit was \(timeLimit), but expected more than 0 seconds and at most 1e9.")
    }
  }

  /// Checks the options that replace a single run: only one may be given.
  private func checkModes() throws(RunError) {
    if building.buildCommand != nil, !watching.watch {
      throw RunError("--build-command was given without --watch, which builds with it.")
    }
    let modes = [
      ("--watch", watching.watch), ("--merge", !reports.merge.isEmpty), ("--list", selection.list),
      ("--list-json", selection.listJSON), ("--flaky-report", selection.flakyReport),
      ("--resume", isolation.resume),
    ].filter(\.1).map(\.0)
    if modes.count > 1 {
      throw RunError(
        "\(modes[0]) and \(modes[1]) were both given, but expected one of them.")
    }
  }

  /// Checks that no option is given that the others would make it ignore.
  private func checkIgnored(_ given: [String]) throws(RunError) {
    let (mode, reason, known): (String, String, Set<String>)
    if isolation.resume {
      (mode, reason) = ("--resume", "which resumes the last run with the options of that run")
      known = [
        "--isolated", "--no-isolated", "--junit", "--json", "--html", "--no-github",
        "--keep-output", "--output", "--quiet", "--editor",
      ]
    } else if selection.flakyReport {
      (mode, reason) = ("--flaky-report", "which runs no test")
      known = ["--isolated", "--no-isolated"]
    } else if selection.isList {
      (mode, reason) = (selection.list ? "--list" : "--list-json", "which runs no test")
      known = [
        "--isolated", "--no-isolated", "--filter", "--skip", "--only", "--tag", "--failed", "--new",
        "--slowest", "--failed-first", "--shard", "--durations", "--shuffle",
      ]
    } else if !reports.merge.isEmpty {
      (mode, reason) = ("--merge", "which only merges reports")
      // The command that reruns failed tests has some of these.
      known = [
        "--isolated", "--no-isolated", "--filter", "--skip", "--only", "--tag", "--parallel",
        "--time-limit", "--junit", "--json", "--html", "--no-github", "--output", "--quiet",
        "--editor",
      ]
    } else {
      return
    }
    for word in given.prefix(while: { $0 != "--" }) where word.hasPrefix("--") {
      let option = String(word.prefix { $0 != "=" })
      guard option != mode, !known.contains(option) else { continue }
      throw RunError("\(visible(option)) was given with \(mode), \(reason).")
    }
  }

  /// Checks the paths of the reports: each must be a file of its own.
  private func checkPaths() throws {
    if reports.keepOutput == "" { throw RunError("--keep-output was '', but expected a path.") }
    let given = [("--junit", reports.junit), ("--json", reports.json), ("--html", reports.html)]
    var known: [(option: String, path: String)] = []
    for case (let option, let path?) in given {
      if path == "" { throw RunError("\(option) was '', but expected a path.") }
      if path == "-" {
        throw RunError(
          "\(option) was '-', but expected a path: standard output is the terminal's report.")
      }
      if let same = known.first(where: { RealPath.ofFile($0.path) == RealPath.ofFile(path) }) {
        let other = same.path == path ? "" : " and '\(visible(path))', which are one file"
        throw RunError(
          "\(same.option) and \(option) were both '\(visible(same.path))'\(other), but expected "
            + "two paths.")
      }
      known.append((option, path))
    }
  }

  package static func oneLine(_ message: String) -> String {
    let lines = message.split(whereSeparator: \.isNewline).map { visible(String($0)) }
    let line = lines.joined(separator: " ")
    return line.hasSuffix(".") || line.hasSuffix("?") ? line : line + "."
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
#endif
