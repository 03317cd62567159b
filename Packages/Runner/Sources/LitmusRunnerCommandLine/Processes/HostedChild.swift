#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore
internal import LitmusRunnerProcesses
internal import LitmusRunnerReports
internal import LitmusRunnerStorage

/// A child of a run that is in the supervisor's own process, and whose tests run in programs that it starts.
///
/// It writes the same files as a child process. If one of its programs crashes, it ends as that has ended:
/// nothing that happens later is recorded, so that the supervisor blames the test that was running.
final class HostedChild: RunningChild {
  private struct State {
    /// How it has ended, and when; `nil` while it is running.
    var end: (how: ProcessEnd, time: ContinuousClock.Instant)?
    /// The program that is running.
    var program: pid_t?
    /// The program that was started last.
    var lastProgram: pid_t?
    /// What stops the program.
    var stop: (@Sendable () -> Void)?
    var work: Task<Void, Never>?
  }

  /// How long the end of a program is awaited that was killed.
  private static let patience = Duration.seconds(1)

  private let launch: ChildHosting.Launch
  let share: ChildShare?
  private let unattributed: Locked<String>
  private let state = Locked(State())

  /// Starts a child, whose work begins when the main thread is free.
  ///
  /// - Parameters:
  ///   - launch: What it is started with.
  ///   - arguments: The options of the run.
  ///   - quarantine: The tests whose failures fail no run.
  ///   - unattributed: Receives the output of no test that comes before that of others.
  ///   - plan: Returns the tests of the run.
  /// - Throws: A ``ReportError`` if its output cannot be captured.
  init(
    _ launch: ChildHosting.Launch, _ arguments: CommandLineArguments, quarantine: Quarantine,
    unattributed: Locked<String>, plan: @escaping @MainActor (ChildShare) async throws -> TestPlan
  ) throws {
    self.launch = launch
    self.unattributed = unattributed
    let fullOutput = arguments.reports.keepOutput.map { FullOutput(path: $0) }
    let capture = try launch.output.map {
      try OutputCapture(path: $0, isOfThisProcess: false, fullOutput: fullOutput)
    }
    share = ChildShare(
      process: launch.role.process, folder: launch.folder, work: launch.work, arguments: arguments,
      capture: capture)
    if let share {
      let work = Task { @MainActor in await self.run(share, quarantine, plan) }
      state.withLock { $0.work = work }
    } else {
      leave(.exited(code: 0))
    }
  }

  @MainActor private func run(
    _ share: ChildShare, _ quarantine: Quarantine,
    _ plan: @MainActor (ChildShare) async throws -> TestPlan
  ) async {
    do {
      let options = try share.options()
      let context = context(share, options, quarantine)
      _ = await TestRunner(plan: try await plan(share), options: options, context: context).run()
      leave(.exited(code: 0)) { $0.end() }
    } catch {
      let error = error as? RunError ?? RunError("\(error).", code: .failed)
      leave(.exited(code: error.code.rawValue)) { $0.journal.refuse(error) }
    }
  }

  private func context(
    _ share: ChildShare, _ options: TestRunOptions, _ quarantine: Quarantine
  ) -> RunContext {
    var context = share.context(options, quarantine: quarantine)
    let isStopped = context.isStopped
    context.isStopped = { [self] in hasEnded || isStopped?($0) ?? false }
    context.exitForSuspects = { [self] in
      leave(.exited(code: ChildExitReason.exitCode)) { $0.journal.recordExit(.anyMayBeToBlame) }
    }
    if let capture = share.capture {
      context.readOutput = { [self] in hasEnded ? "" : capture.take($0) }
      context.exitForLostOutput = { [self] in
        leave(.exited(code: ChildExitReason.exitCode)) { $0.folder.giveUp($0.process) }
      }
    }
    context.programOwner = self
    return context
  }
}

// MARK: - The programs
extension HostedChild: ProgramOwner {
  var environment: [String: String] { launch.environment }

  func programStarted(_ process: pid_t) {
    // What the program before has written after its last test.
    let output = share?.capture?.take() ?? ""
    unattributed.withLock { if $0.utf8.count < ReportLimits.attachments { $0 += output } }
    state.withLock { state in
      state.program = process
      state.lastProgram = process
    }
  }

  func programEnded() { state.withLock { $0.program = nil } }

  func write(_ output: UnsafeRawBufferPointer) -> Int32 {
    hasEnded ? 0 : writeAll(output, to: share?.capture?.descriptor ?? STDOUT_FILENO)
  }

  func setStop(_ stop: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if state.end == nil { state.stop = stop }
      return state.end != nil
    }
    if isOver { stop() }
  }

  func end(as end: ProcessEnd) { leave(end) }
}

// MARK: - The end
extension HostedChild {
  /// The work, which may take a moment to return when the child has ended.
  var work: Task<Void, Never>? { state.withLock { $0.work } }

  private var hasEnded: Bool { state.withLock { $0.end != nil } }

  /// Ends the child, unless it has ended, and stops its program.
  ///
  /// - Parameters:
  ///   - end: How it ends.
  ///   - record: Records why, before nothing more can be recorded.
  private func leave(_ end: ProcessEnd, _ record: (ChildShare) -> Void = { _ in }) {
    let stop = state.withLock { state -> (@Sendable () -> Void)? in
      guard state.end == nil else { return nil }
      if let share { record(share) }
      share?.journal.close()
      state.end = (end, .now)
      return state.stop.take()
    }
    stop?()
  }

  var pid: Int32 { state.withLock { $0.program } ?? getpid() }

  var runsTestsItself: Bool { false }

  func end() -> ProcessEnd? { end(at: .now) }

  /// Returns how the child ended, if it has by an instant.
  func end(at now: ContinuousClock.Instant) -> ProcessEnd? {
    state.withLock { state in
      guard let end = state.end else { return nil }
      let isAwaited = state.program != nil && now - end.time < Self.patience
      return isAwaited ? nil : end.how
    }
  }

  func terminate() { leave(.killed(signal: SIGKILL)) }

  func kill() -> ProcessEnd {
    terminate()
    while true {
      if let end = end() { return end }
      usleep(1_000)
    }
  }

  func endLeftProcesses() -> String {
    guard let program = state.withLock({ $0.lastProgram }) else { return "" }
    return ProcessGroup(ofProgram: program, startedBy: launch.role).end()
  }
}

/// The children of a run that are in this process, and the list of tests that they share.
@MainActor final class HostedChildren {
  private let arguments: CommandLineArguments
  private let program: CommandLineProgram
  /// What programs have written after their last test, before others were started.
  let unattributedOutput = Locked("")
  /// The tests of the run, and the folder of the run that they were listed for.
  private var plan: (folder: String, plan: TestPlan)?

  /// Prepares the children of a run.
  init(_ run: ResumableRun) {
    arguments = run.arguments
    program = run.program
    ProgramGuard.start()
  }

  /// How the supervisor starts them, on the main thread.
  var hosting: ChildHosting {
    ChildHosting(
      start: { launch in
        try HostedChild(
          launch, self.arguments, quarantine: self.program.quarantine,
          unattributed: self.unattributedOutput, plan: self.plan(of:))
      },
      wait: { MainThread.turn(for: .milliseconds(1)) })
  }

  private func plan(of share: ChildShare) async throws -> TestPlan {
    let folder = share.folder.path
    if let plan, plan.folder == folder { return plan.plan }
    let plan = try await program.plan(share.selection, in: folder)
    self.plan = (folder, plan)
    return plan
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
  /// The claims to tests; `nil` if no other child has any.
  private let claims: FolderClaims?
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
    claims =
      work.share == .all
      ? nil : FolderClaims(folder: folder.claims, work: work, process: process)
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

  /// The selection of tests, the same for all children of a run.
  var selection: TestSelection { TestSelection(arguments.selection, frozenIn: folder.path) }

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
    context.claims = claims
    // Results that cannot be recorded are lost, and another process must run the tests again.
    context.isStopped = { [self] in claims != nil && folder.isStopped(in: $0) || hasFailed }
    // Another process continues immediately, so there is little reason to wait.
    context.grace = .milliseconds(500)
    context.hold = .milliseconds(100)
    return context
  }

  /// Whether the folder could not be written.
  private var hasFailed: Bool { journal.isIncomplete || claims?.hasFailed == true }

  /// Records that the child has done its work.
  func end() {
    journal.end()
    if hasFailed { folder.giveUp(process, isLimited: journal.isLimited) }
  }
}
#endif
