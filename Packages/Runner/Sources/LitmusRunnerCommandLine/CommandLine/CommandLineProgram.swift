#if LITMUS_RUNNER
internal import Foundation
package import LitmusRunnerCore
internal import LitmusRunnerHosting
package import LitmusRunnerReports

/// The program whose tests a command line runs: this one, or one that this one starts.
@MainActor package struct CommandLineProgram {
  /// The program's name, as reports show it.
  package var name: String
  /// The words of a command that runs tests again, before the options that choose them.
  package var command: [String]
  /// Whether tests run in parallel unless an option says otherwise.
  package var isParallel = false
  /// Whether each test is a function of the same name, as backtraces have it.
  package var testsAreFunctions = false
  /// Whether the tests run in programs that this process starts, so that the children of a run are in
  /// this process.
  package var startsPrograms = false
  /// Returns the program's suites, for a run if its folder is given.
  package var lists: @MainActor (_ folder: String?) async throws -> [AnyTestList]
  /// Reads the command line of a run that is resumed, without the program's name.
  ///
  /// The environment variables are those with which that run began.
  package var read: @MainActor ([String], BazelEnvironment) throws -> CommandLineArguments
  /// Writes into a run's folder what child processes need.
  package var prepare: @MainActor (_ folder: String) throws -> Void

  /// The tests whose failures fail no run.
  package var quarantine = Quarantine()

  /// Returns how many times a test is run again that fails, if that is not the number of the run.
  package var ownRetries: @Sendable (TestID) -> Int? = { _ in nil }

  /// Returns whether the lists have all tests that there are, so that one without a result no longer exists.
  package var hasAllTests: @MainActor () -> Bool = { true }

  /// Returns events for the reports of what has run before the tests.
  package var begun: @MainActor () -> [TestEvent] = { [] }

  /// Ends what has begun with the tests, however the run ends; returns events for the reports.
  package var end: @MainActor () -> [TestEvent] = { [] }

  /// Returns more reporters of a run; its folder has what was prepared.
  package var reporters: @Sendable (_ folder: String) throws -> sending [any TestReporter] = { _ in
    []
  }

  /// Exports code coverage, after all tests and before the reports end; returns `nil` if it was not measured.
  package var measureCoverage: @MainActor () throws -> CoverageReport? = { nil }

  /// Prepares to report the merged code coverage of shards, if they have any; the closure that it returns writes its
  /// files.
  package var readCoverage: @MainActor () throws -> (CoverageReport?) throws -> CoverageReport? = {
    { $0 }
  }

  /// Describes a program.
  package init(
    name: String, command: [String],
    lists: @escaping @MainActor (_ folder: String?) async throws -> [AnyTestList],
    read: @escaping @MainActor ([String], BazelEnvironment) throws -> CommandLineArguments,
    prepare: @escaping @MainActor (_ folder: String) throws -> Void = { _ in }
  ) {
    self.name = name
    self.command = command
    self.lists = lists
    self.read = read
    self.prepare = prepare
  }

  /// Returns this program.
  ///
  /// - Parameter ownFlags: The program's own flags.
  static func own(flags ownFlags: Set<String> = []) -> CommandLineProgram {
    let program = CommandLine.arguments.first ?? ""
    return CommandLineProgram(
      name: program,
      command: [program, "--run-tests"],
      lists: { _ in
        let hosted = try await SuiteListing.lists(of: "Swift Testing") {
          try await HostedTests.lists()
        }
        return TestDiscovery.lists() + hosted
      },
      read: { words, bazel in
        // They need not contain --run-tests: the environment may have requested the run.
        let own = TestRunner.requestedArguments(
          [program] + words, ownFlags: ownFlags, environment: ["LITMUS_RUN_TESTS": "1"])
        guard case .options(let arguments) = try CommandLineArguments.read(own ?? [], bazel: bazel)
        else {
          throw RunError("Nothing to resume: the last run ran no tests.", code: .nothingMatched)
        }
        return arguments
      })
  }

  /// Returns the tests that are chosen, for a run if its folder is given.
  func plan(_ selection: TestSelection, in folder: String? = nil) async throws -> TestPlan {
    try selection.plan(from: TestPlan(lists: await lists(folder)))
  }

  /// Returns the command that runs tests of this program again, with the options of a run.
  package func rerunCommand(_ arguments: CommandLineArguments) -> RerunCommand {
    var rerun = RerunCommand(arguments, program: command.first ?? "")
    rerun.verb = Array(command.dropFirst())
    rerun.canBisect = testsAreFunctions && !arguments.isolation.processPerTest
    if isParallel { rerun.options.removeAll { $0 == "--parallel" } }
    return rerun
  }
}

extension RerunCommand {
  /// Makes a command from the options of a command line.
  init(_ arguments: CommandLineArguments, program: String = CommandLine.arguments.first ?? "") {
    self.init(program: program, ownArguments: arguments.ownArguments)
    selection = arguments.words(in: .names)
    options = arguments.words(in: .rerun)
  }
}
#endif
