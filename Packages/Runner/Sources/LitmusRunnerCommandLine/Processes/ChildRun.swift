#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerReports
internal import LitmusRunnerStorage
internal import LitmusRunnerProcesses
internal import LitmusRunnerCore
internal import Foundation

/// The run of a child process: its share of the tests, reported only in a journal.
@MainActor struct ChildRun: CommandLineRun {
  let runner: TestRunner
  private let share: ChildShare

  /// Prepares to run.
  ///
  /// - Parameters:
  ///   - role: The role that the parent has given this process.
  ///   - arguments: The command line.
  ///   - program: The program whose tests run.
  /// - Throws: An error if the run's folder cannot be used.
  init(
    _ role: ChildRole, _ arguments: CommandLineArguments, of program: CommandLineProgram
  ) async throws {
    ParentWatch.start(role)
    let folder = try RunFolder.open(path: role.folder)
    let work = try ChildWork(json: folder.work(of: role.process))
    let capture =
      arguments.reports.leavesOutput
      ? nil
      : try OutputCapture(
        path: folder.output(of: role.process), isOfThisProcess: true,
        fullOutput: arguments.reports.keepOutput.map { FullOutput(path: $0) })
    guard
      let share = ChildShare(
        process: role.process, folder: folder, work: work, arguments: arguments, capture: capture)
    else { exit(0) }
    self.share = share
    do {
      let options = try share.options()
      var context = share.context(options, quarantine: program.quarantine)
      Self.complete(&context, role, share, options, quarantine: program.quarantine)
      let iteration = min(work.firstIteration, options.iterations ?? .max)
      let one = ListedTests.claimOne(folder, work, process: role.process, iteration: iteration)
      if let one {
        context.claims = one.claims
        runner = TestRunner(plan: one.plan, options: options, context: context)
        return
      }
      let listing = ListingRecord(path: folder.listing(of: role.process)) {
        !work.unlistableSuites.contains($0)
      }
      let plan = try await program.plan(share.selection)
      listing.finish()
      runner = TestRunner(plan: plan, options: options, context: context)
      if work.share == .oneTest, !work.isListed { ListedTests.write(runner.plan, in: folder) }
    } catch let error as RunError {
      share.journal.refuse(error)
      exit(error.code.rawValue)
    }
  }

  /// Adds what the run needs because the tests run in this process.
  private static func complete(
    _ context: inout RunContext, _ role: ChildRole, _ share: ChildShare, _ options: TestRunOptions,
    quarantine: Quarantine
  ) {
    let retries = options.retries
    let most = options.maxFailures
    let isOver = context.isStopped
    let earlier = context.history.failureCount(besides: context.isExempt)
    context.runsAgainElsewhere = { test, failures in
      !test.isSuiteHook && test.attempt <= retries && isOver?(test.iteration) != true
        && most.map { failures + earlier < $0 } ?? true
    }
    if let capture = share.capture {
      context.readOutput = {
        let output = capture.take($0)
        // With the backtrace of the main thread.
        return $0.isStuck ? CrashOutput(output).output : output
      }
      let folder = share.folder
      let process = share.process
      context.exitForLostOutput = {
        folder.giveUp(process)
        _exit(ChildExitReason.exitCode)
      }
      #if os(Linux)
      CLibraryBacktrace.prepare()
      context.showHang = { CLibraryBacktrace.writeHang() }
      #endif
    }
    let check = DescriptorCheck(
      [("standard output", STDOUT_FILENO), ("standard error", STDERR_FILENO)],
      own: share.capture?.descriptor)
    context.damage = { check.problem() }
    context.isUsable = { check.isOpen }
    let exitEarly: @Sendable (ChildExitReason) -> Void = { [journal = share.journal] in
      journal.recordExit($0)
      _exit(ChildExitReason.exitCode)
    }
    context.exitForSuspects = { exitEarly(.anyMayBeToBlame) }
    context.exitProcess = { exitEarly(.toContinueElsewhere) }
    context.endLeftProcesses = { ProcessGroup.own(role)?.end() ?? "" }
  }

  /// Ends the process when its work is done; failures are in the journal.
  func end(with summary: TestRunSummary) -> Never {
    share.end()
    exit(0)
  }
}
#endif
