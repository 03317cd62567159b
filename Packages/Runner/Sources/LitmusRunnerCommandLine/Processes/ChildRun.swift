#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerReports
internal import LitmusRunnerStorage
package import LitmusRunnerProcesses
package import LitmusRunnerCore
internal import Foundation

/// The run of a child process: its share of the tests, reported only in a journal.
@MainActor package struct ChildRun {
  package let runner: TestRunner
  private let journal: JournalWriter
  private let folder: RunFolder
  private let process: Int

  /// Prepares to run.
  ///
  /// - Parameters:
  ///   - role: The role that the parent has given this process.
  ///   - arguments: The command line.
  ///   - program: The program whose tests run.
  /// - Throws: An error if the run's folder cannot be used.
  package init(
    _ role: ChildRole, _ arguments: CommandLineArguments, of program: CommandLineProgram
  ) async throws {
    ParentWatch.start(role)
    let folder = try RunFolder.open(path: role.folder)
    (self.folder, process) = (folder, role.process)
    let work = try ChildWork.read(from: folder.work(of: role.process))
    let fullOutput = arguments.reports.keepOutput.map { FullOutput(path: $0) }
    let capture =
      arguments.reports.leavesOutput
      ? nil : try OutputCapture(path: folder.output(of: role.process), fullOutput: fullOutput)
    let elapsed = ContinuousClock.now - work.runStart
    // If it cannot be written, the parent reports that.
    let opened = try? JournalWriter(
      folder, process: role.process, elapsed: elapsed,
      outputPosition: { capture?.position ?? 0 }, warn: { _ in })
    guard let journal = opened else {
      folder.giveUp(role.process)
      exit(0)
    }
    self.journal = journal
    do {
      var options = try arguments.options()
      options.shuffleSeed = folder.header.seed
      var context = Self.context(role, work, folder, capture, journal)
      context.elapsed = elapsed
      context.fullOutput = fullOutput
      // Results that cannot be recorded are lost, and another process must run the tests again.
      let isStopped = context.isStopped
      context.isStopped = { isStopped?($0) ?? false || journal.isIncomplete }
      let (retries, most) = (options.retries, options.maxFailures)
      let quarantine = program.quarantine
      context.isExempt = { quarantine.contains($0) }
      let (isOver, earlier) = (
        context.isStopped, context.history.failureCount(besides: context.isExempt)
      )
      context.runsAgainElsewhere = { test, failures in
        !test.isSuiteHook && test.attempt <= retries && isOver?(test.iteration) != true
          && most.map { failures + earlier < $0 } ?? true
      }
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
      let inputs = SelectionInputs.frozen(in: folder.path, arguments.selection)
      let plan = try await CommandLineRun.plan(arguments, inputs, of: program)
      listing.finish()
      runner = TestRunner(plan: plan, options: options, context: context)
      if work.share == .oneTest, !work.isListed { ListedTests.write(runner.plan, in: folder) }
    } catch let error as RunError {
      journal.refuse(error)
      exit(error.code.rawValue)
    }
  }

  private static func context(
    _ role: ChildRole, _ work: ChildWork, _ folder: RunFolder, _ capture: OutputCapture?,
    _ journal: JournalWriter
  ) -> RunContext {
    var context = RunContext()
    context.process = role.process
    context.firstIteration = work.firstIteration
    context.runsSuitesAlone = work.runsSuitesAlone
    context.journal = journal
    context.history = folder.history(for: work)
    if work.share != .all {
      context.claims = FolderClaims(
        folder: folder.claims, work: work, process: role.process)
      let stop = StopFile(path: folder.stop)
      context.isStopped = { stop.stops($0) }
    }
    if let capture {
      context.readOutput = {
        let output = capture.take($0)
        // With the backtrace of the main thread.
        return $0.isStuck ? CrashOutput(output).output : output
      }
      context.exitForLostOutput = {
        folder.giveUp(role.process)
        _exit(ChildExitReason.exitCode)
      }
      #if os(Linux)
      CLibraryBacktrace.prepare()
      context.showHang = { CLibraryBacktrace.writeHang() }
      #endif
    }
    let check = DescriptorCheck(
      [("standard output", STDOUT_FILENO), ("standard error", STDERR_FILENO)],
      own: capture?.descriptor)
    context.damage = { check.problem() }
    let exitEarly: @Sendable (ChildExitReason) -> Void = {
      journal.recordExit($0)
      _exit(ChildExitReason.exitCode)
    }
    context.isUsable = { check.isOpen }
    context.exitForSuspects = { exitEarly(.anyMayBeToBlame) }
    context.exitProcess = { exitEarly(.toContinueElsewhere) }
    context.endLeftProcesses = { ProcessGroup.own(role)?.end() ?? "" }
    // Another process continues immediately, so there is little reason to wait.
    context.grace = .milliseconds(500)
    context.hold = .milliseconds(100)
    return context
  }

  /// Ends the process when its work is done; failures are in the journal.
  package func end() -> Never {
    journal.end()
    if journal.isIncomplete { folder.giveUp(process, isLimited: journal.isLimited) }
    exit(0)
  }
}
#endif
