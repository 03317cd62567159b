#if LITMUS_RUNNER
internal import Foundation

/// One run of this program's tests from the command line, from the arguments to the exit code.
@MainActor enum CommandLineRun {
  case inProcess(InProcessRun)
  #if os(macOS) || os(Linux)
  case child(ChildRun)
  #endif

  /// Prepares a run, or ends the process if the command line asks for something else.
  ///
  /// - Parameters:
  ///   - arguments: The arguments for the runner.
  ///   - ownFlags: The flags that are the program's.
  init(arguments: [String], ownFlags: Set<String>) {
    // A test may start this program as a child, which is not to run the tests again.
    unsetenv("LITMUS_RUN_TESTS")
    do {
      switch try CommandLineArguments.read(arguments) {
      case .show(let text): Self.show(text)
      case .run(let arguments): self = try Self.prepare(arguments, ownFlags)
      }
    } catch let error as CommandLineError {
      Self.fail(error.description)
      exit(error.code.rawValue)
    } catch {
      Self.fail("\(error).")
      exit(CommandLineError.Code.badUsage.rawValue)
    }
  }

  private static func prepare(
    _ arguments: CommandLineArguments, _ ownFlags: Set<String>
  ) throws -> CommandLineRun {
    if arguments.choice.list { list(try plan(arguments)) }
    #if os(macOS) || os(Linux)
    if let role = ChildRole() {
      unsetenv(ChildRole.variable)
      return .child(try ChildRun(role, arguments))
    }
    if arguments.isolation.isolated { try SupervisedRun.run(arguments, ownFlags: ownFlags) }
    #endif
    return .inProcess(try InProcessRun(arguments, ownFlags: ownFlags))
  }

  var runner: TestRunner {
    switch self {
    case .inProcess(let run): run.runner
    #if os(macOS) || os(Linux)
    case .child(let run): run.runner
    #endif
    }
  }

  /// Ends the process when all reports are written.
  func end(with summary: TestRunSummary) -> Never {
    switch self {
    case .inProcess(let run): run.end(with: summary)
    #if os(macOS) || os(Linux)
    case .child(let run): run.end()
    #endif
    }
  }

  /// The tests that the command line chooses.
  static func plan(_ arguments: CommandLineArguments) throws -> TestPlan {
    let filter = try arguments.testFilter()
    let all = TestPlan(lists: TestDiscovery.lists())
    let plan = filter.isEmpty ? all : all.filtered(filter.keeps)
    guard plan.testCount == 0 else { return plan }
    let problem =
      all.testCount == 0
      ? "No test was found in this program: add @TestSuite to a type with tests."
      : "None of \(counted(all.testCount, "test")) matches \(filter.options). "
        + "--list shows all tests."
    throw CommandLineError(problem, code: .nothingMatched)
  }

  private static func list(_ plan: TestPlan) -> Never {
    show(
      plan.lists.flatMap(\.tests).map { visible("\($0.id)") }.joined(separator: "\n"))
  }

  private static func show(_ text: String) -> Never {
    let writer = FileWriter(descriptor: STDOUT_FILENO, name: "standard output")
    writer.write(text + "\n")
    do {
      try writer.finish()
    } catch {
      fail("\(error)")
      exit(CommandLineError.Code.failed.rawValue)
    }
    exit(CommandLineError.Code.passed.rawValue)
  }

  /// Says in one line on standard error what is wrong.
  nonisolated static func fail(_ problem: String) {
    let line = "error: \(problem)\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}
#endif
