#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerReports
internal import LitmusRunnerStorage
internal import LitmusRunnerProcesses
internal import LitmusRunnerCore
internal import Foundation

/// The run of a child process: its share of the tests, reported only in a journal.
@MainActor struct ChildRun {
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
    let work = try ChildWork.read(from: folder.work(of: role.process))
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
      let plan = try await CommandLineRun.plan(arguments, share.inputs, of: program)
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
  func end() -> Never {
    share.end()
    exit(0)
  }
}

/// The share of the tests that a child runs, wherever it is: the files in the run's folder that it uses.
struct ChildShare: Sendable {
  let process: Int
  let folder: RunFolder
  let work: ChildWork
  let arguments: CommandLineArguments
  /// The output of the tests; `nil` if that is not captured.
  let capture: OutputCapture?
  let journal: JournalWriter
  private let elapsed: Duration

  /// Opens the journal; returns `nil` after telling the supervisor if that is not possible.
  init?(
    process: Int, folder: RunFolder, work: ChildWork, arguments: CommandLineArguments,
    capture: OutputCapture?
  ) {
    self.process = process
    self.folder = folder
    self.work = work
    self.arguments = arguments
    self.capture = capture
    elapsed = ContinuousClock.now - work.runStart
    // If it cannot be written, the supervisor reports that.
    let opened = try? JournalWriter(
      folder, process: process, elapsed: elapsed,
      outputPosition: { capture?.position ?? 0 }, warn: { _ in })
    guard let opened else {
      folder.giveUp(process)
      return nil
    }
    journal = opened
  }

  /// The files that the selection of tests depends on, the same for all children of a run.
  var inputs: SelectionInputs { .frozen(in: folder.path, arguments.selection) }

  /// Returns the options of the run.
  ///
  /// - Throws: A ``RunError`` if one is wrong.
  func options() throws -> TestRunOptions {
    var options = try arguments.options()
    options.shuffleSeed = folder.header.seed
    return options
  }

  /// Returns the context of the run, as far as it is the same wherever the child is.
  func context(_ options: TestRunOptions, quarantine: Quarantine) -> RunContext {
    var context = RunContext()
    context.process = process
    context.elapsed = elapsed
    context.firstIteration = work.firstIteration
    context.runsSuitesAlone = work.runsSuitesAlone
    context.journal = journal
    context.history = folder.history(for: work)
    context.fullOutput = arguments.reports.keepOutput.map { FullOutput(path: $0) }
    context.isExempt = { quarantine.contains($0) }
    var stop: StopFile?
    if work.share != .all {
      context.claims = FolderClaims(folder: folder.claims, work: work, process: process)
      stop = StopFile(path: folder.stop)
    }
    // Results that cannot be recorded are lost, and another process must run the tests again.
    context.isStopped = { [stop, journal] in stop?.stops($0) ?? false || journal.isIncomplete }
    // Another process continues immediately, so there is little reason to wait.
    context.grace = .milliseconds(500)
    context.hold = .milliseconds(100)
    return context
  }

  /// Records that the child has done its work.
  func end() {
    journal.end()
    if journal.isIncomplete { folder.giveUp(process, isLimited: journal.isLimited) }
  }
}
#endif
