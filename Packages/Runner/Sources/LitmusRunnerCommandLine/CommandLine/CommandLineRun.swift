#if LITMUS_RUNNER
internal import LitmusRunnerStorage
internal import LitmusRunnerReports
internal import LitmusRunnerProcesses
internal import LitmusRunnerCore
internal import Foundation

/// One run of this program's tests in this process, which the command line has requested.
@MainActor protocol CommandLineRun {
  var runner: TestRunner { get }

  /// Exits the process when all reports are written.
  func end(with summary: TestRunSummary) -> Never
}

/// The command line of this program, from the arguments to the exit code or to the run.
@MainActor enum OwnCommandLine {
  /// Executes what a command line requests.
  ///
  /// - Parameters:
  ///   - arguments: The arguments for the runner.
  ///   - ownFlags: The program's own flags.
  /// - Returns: The run to start, if the command line requests one in this process; otherwise the
  ///   process has exited.
  static func handle(_ arguments: [String], ownFlags: Set<String>) async -> any CommandLineRun {
    // A test may start this program as a child, which must not run the tests again.
    unsetenv("LITMUS_RUN_TESTS")
    do {
      #if os(macOS) || os(Linux)
      let role = ChildRole.take()
      if let role, let stored = CommandLineArguments(in: role.folder) {
        return try await ChildRun(role, stored, of: .own(flags: ownFlags))
      }
      #endif
      switch try CommandLineArguments.read(arguments) {
      case .text(let text): show(text)
      case .options(let asked) where !asked.reports.merge.isEmpty:
        try MergeCommand(asked, of: .own()).run()
      case .options(let asked) where asked.selection.flakyReport:
        show(FlakyReport(in: LitmusFolder()).text)
      case .options(let asked) where asked.watching.watch:
        exit(try WatchCommand.watch(asked))
      case .options(let asked):
        #if os(macOS) || os(Linux)
        if let role { return try await ChildRun(role, asked, of: .own(flags: ownFlags)) }
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
  ) async throws -> any CommandLineRun {
    if arguments.selection.isList { try await list(arguments) }
    #if os(macOS) || os(Linux)
    if arguments.childProcesses.isolated {
      try SupervisedRun.run(arguments, of: .own(flags: ownFlags))
    }
    #endif
    return try await InProcessRun(arguments, ownFlags: ownFlags)
  }

  private static func list(_ arguments: CommandLineArguments) async throws -> Never {
    #if os(macOS) || os(Linux)
    let child = ListingChild()
    if child == nil, arguments.childProcesses.isolated {
      var parent = try SupervisedList()
      let (list, code) = try parent.run()
      show(list, code: code)
    }
    #endif
    let plan = try await CommandLineProgram.own().plan(TestSelection(arguments.selection))
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
