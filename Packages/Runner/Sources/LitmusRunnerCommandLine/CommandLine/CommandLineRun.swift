#if LITMUS_RUNNER
internal import LitmusRunnerStorage
internal import LitmusRunnerReports
internal import LitmusRunnerProcesses
internal import LitmusRunnerCore
internal import Foundation

/// One run of this program's tests from the command line, from the arguments to the exit code.
@MainActor enum CommandLineRun {
  case inProcess(InProcessRun)
  #if os(macOS) || os(Linux)
  case child(ChildRun)
  #endif

  /// Executes what a command line requests.
  ///
  /// - Parameters:
  ///   - arguments: The arguments for the runner.
  ///   - ownFlags: The program's own flags.
  /// - Returns: The run to start, if the command line requests one in this process; otherwise the
  ///   process has exited.
  static func handle(_ arguments: [String], ownFlags: Set<String>) async -> CommandLineRun {
    // A test may start this program as a child, which must not run the tests again.
    unsetenv("LITMUS_RUN_TESTS")
    do {
      #if os(macOS) || os(Linux)
      let role = ChildRole.take()
      if let role, let stored = CommandLineArguments(in: role.folder) {
        return .child(try await ChildRun(role, stored, of: .own(flags: ownFlags)))
      }
      #endif
      switch try CommandLineArguments.read(arguments) {
      case .show(let text): show(text)
      case .run(let asked) where !asked.reports.merge.isEmpty:
        try MergeCommand(asked, of: .own()).run()
      case .run(let asked) where asked.selection.flakyReport:
        show(FlakyReport(in: LitmusFolder()).text)
      case .run(let asked) where asked.watching.watch:
        exit(try WatchCommand(asked).run())
      case .run(let asked):
        #if os(macOS) || os(Linux)
        if let role { return .child(try await ChildRun(role, asked, of: .own(flags: ownFlags))) }
        #endif
        return try await run(asked, ownFlags)
      }
    } catch let error as RunError {
      failOnStandardError(error.description)
      exit(error.code.rawValue)
    } catch {
      failOnStandardError("\(error).")
      exit(RunError.Code.badUsage.rawValue)
    }
  }

  private static func run(
    _ arguments: CommandLineArguments, _ ownFlags: Set<String>
  ) async throws -> CommandLineRun {
    if arguments.selection.isList { try await list(arguments) }
    #if os(macOS) || os(Linux)
    if arguments.childProcesses.isolated {
      try SupervisedRun.run(arguments, of: .own(flags: ownFlags))
    }
    #endif
    return .inProcess(try await InProcessRun(arguments, ownFlags: ownFlags))
  }

  var runner: TestRunner {
    switch self {
    case .inProcess(let run): run.runner
    #if os(macOS) || os(Linux)
    case .child(let run): run.runner
    #endif
    }
  }

  /// Exits the process when all reports are written.
  func end(with summary: TestRunSummary) -> Never {
    switch self {
    case .inProcess(let run): run.end(with: summary)
    #if os(macOS) || os(Linux)
    case .child(let run): run.end()
    #endif
    }
  }

  /// Returns the tests that the command line chooses.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - inputs: The files that the selection depends on, the same for each process of a run.
  ///   - program: The program whose tests they are.
  ///   - folder: The folder of the run, if the tests are listed for one.
  static func plan(
    _ arguments: CommandLineArguments, _ inputs: SelectionInputs, of program: CommandLineProgram,
    in folder: String? = nil
  ) async throws -> TestPlan {
    try TestSelection(arguments: arguments.selection, inputs: inputs, warn: warnOnStandardError)
      .plan(from: TestPlan(lists: await program.lists(folder)))
  }

  private static func list(_ arguments: CommandLineArguments) async throws -> Never {
    let inputs = SelectionInputs(folder: LitmusFolder(), arguments.selection)
    #if os(macOS) || os(Linux)
    let child = ListingChild()
    if child == nil, arguments.childProcesses.isolated {
      var parent = try SupervisedList()
      let (list, code) = try parent.run()
      show(list, code: code)
    }
    #endif
    let plan = try await plan(arguments, inputs, of: .own())
    let list = arguments.selection.lines(of: plan).joined(separator: "\n")
    #if os(macOS) || os(Linux)
    try child?.end(list)
    #endif
    show(list)
  }

  private static func show(
    _ text: String?, code: Int32 = RunError.Code.passed.rawValue
  ) -> Never {
    let writer = FileWriter(descriptor: STDOUT_FILENO, name: "standard output")
    if let text { writer.write(text + "\n") }
    do {
      try writer.finish()
    } catch {
      failOnStandardError("\(error)")
      exit(RunError.Code.failed.rawValue)
    }
    exit(code)
  }
}
#endif
