#if LITMUS_RUNNER
internal import Foundation

/// One run of this program's tests from the command line, from the arguments to the exit code.
@MainActor struct CommandLineRun {
  let runner: TestRunner
  private let feed: ReporterFeed
  private let capture: OutputCapture?

  /// Prepares a run, or ends the process if the command line asks for something else.
  init(arguments: [String]) async {
    // A test may start this program as a child, which is not to run the tests again.
    unsetenv("LITMUS_RUN_TESTS")
    do {
      switch try CommandLineArguments.read(arguments) {
      case .show(let text): Self.show(text)
      case .run(let asked) where !asked.reports.merge.isEmpty: try Self.merge(asked)
      case .run(let asked) where asked.watching.watch: try Self.watch(asked, given: arguments)
      case .run(let asked): try await self.init(asked)
      }
    } catch let error as CommandLineError {
      Self.fail(error.description)
      exit(error.code.rawValue)
    } catch {
      Self.fail("\(error).")
      exit(CommandLineError.Code.badUsage.rawValue)
    }
  }

  private init(_ arguments: CommandLineArguments) async throws {
    let options = try arguments.options()
    let folder = LitmusFolder()
    let plan = try TestChoice(
      arguments: arguments.choice,
      inputs: ChoiceInputs(folder: folder, arguments.choice),
      warn: Self.warn
    ).plan(from: TestPlan(lists: TestDiscovery.lists() + (try await HostedTests.lists())))
    if arguments.choice.list { Self.list(plan) }
    let terminal = Terminal(capturesOutput: !arguments.reports.leavesOutput)
    let rerun = RerunCommand(arguments)
    var reporters: [any TestReporter] = [terminal.reporter(rerun: rerun)]
    if let path = arguments.reports.junit {
      reporters.append(JUnitReporter(file: try ReportFile(path: path), rerun: rerun))
    }
    if let path = arguments.reports.json {
      let writer = try ReportFile(path: path).stream()
      reporters.append(JSONLinesReporter(writer: writer, rerun: rerun))
    }
    let store = ResultStore.path(in: folder)
    reporters.append(
      StoreReporter(
        store: ResultStore(path: store, warn: Self.warn), isWhole: arguments.choice.isWhole))
    let feed = ReporterFeed(reporters: reporters)
    let capture =
      arguments.reports.leavesOutput ? nil : try OutputCapture(terminal: terminal.descriptor)
    var surroundings = RunSurroundings()
    if let capture { surroundings.takeOutput = { capture.take() } }
    surroundings.leave = {
      for error in feed.wait() { Self.fail(error) }
      // The main thread hangs, and may hold what exit handlers need.
      _exit(CommandLineError.Code.failed.rawValue)
    }
    runner = TestRunner(plan: plan, options: options, surroundings: surroundings)
    self.feed = feed
    self.capture = capture
    feed.start(runner.events())
  }

  /// Ends the process when all reports are written.
  func end(with summary: TestRunSummary) -> Never {
    let errors = feed.wait()
    capture?.restore()
    for error in errors { Self.fail(error) }
    let isPassed = summary.isSuccess && errors.isEmpty
    exit((isPassed ? CommandLineError.Code.passed : .failed).rawValue)
  }

  private static func merge(_ arguments: CommandLineArguments) throws -> Never {
    let (errors, code) = try MergeCommand(arguments).run()
    for error in errors { fail(error) }
    exit(code.rawValue)
  }

  private static func watch(_ arguments: CommandLineArguments, given: [String]) throws -> Never {
    exit(try WatchCommand(arguments, given: given).run())
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

  /// Says in one line on standard error what is wrong, but does not fail the run.
  private nonisolated static func warn(_ problem: String) {
    let line = "warning: \(problem)\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }

  /// Says in one line on standard error what is wrong.
  private nonisolated static func fail(_ problem: String) {
    let line = "error: \(problem)\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}
#endif
