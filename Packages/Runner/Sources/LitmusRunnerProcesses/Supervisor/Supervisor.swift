#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
package import LitmusRunnerCore
internal import LitmusRunnerReports
package import LitmusRunnerStorage

/// The supervisor of a run, which starts children, follows their journals, and replaces those that end
/// early.
///
/// It stays on one thread, the main thread of its process, which it lets hosted children use while it waits.
package final class Supervisor {
  package private(set) var folder: RunFolder
  package let settings: SupervisorSettings
  private var launch: ChildLaunch
  private var journal: JournalWriter
  private let signals: BlockedSignals
  private let clock: RunClock
  var slots: [SupervisedSlot]
  private var nextProcess: Int
  package var state: SupervisedRunState
  /// Why no more children are started.
  package private(set) var end: SupervisionEnd?
  /// The tests that were running when no more children were to be started.
  private var interrupted: [TestDescription] = []
  /// The output of the children that belongs to no test.
  package private(set) var unattributedOutput = ""
  /// The suites whose tests cannot be listed.
  private var unlistableSuites: Set<String> = []
  /// The processes of one test each that have ended in the middle of several test cases.
  package var interruptedProcesses: Set<Int> = []

  /// Prepares to supervise a run.
  ///
  /// - Parameters:
  ///   - folder: The run's folder.
  ///   - settings: The settings from the command line.
  ///   - state: The state of the run after earlier processes.
  ///   - journal: The parent's own journal.
  ///   - signals: The signals that stop the run.
  ///   - clock: The clock of the run.
  ///   - hosting: How the children are in this process; `nil` if they are processes of the program.
  package init(
    folder: RunFolder, settings: SupervisorSettings,
    state: SupervisedRunState = SupervisedRunState(),
    journal: JournalWriter, signals: BlockedSignals, clock: RunClock, hosting: ChildHosting? = nil
  ) {
    self.folder = folder
    self.settings = settings
    self.state = state
    self.journal = journal
    self.signals = signals
    self.clock = clock
    launch = ChildLaunch(
      folder: folder, settings: settings, signals: signals.before, hosting: hosting)
    slots = (1...settings.processes).map { SupervisedSlot(number: $0) }
    nextProcess = (folder.processes().last ?? 0) + 1
  }

  /// Starts the children, and returns when it is known what they run, or that they cannot run.
  package func start() {
    while state.start == nil, step() {}
  }

  /// Returns when all children have ended and no others follow.
  package func run() -> SupervisionEnd {
    while step() {}
    return end ?? .done
  }

  /// Handles everything that is due, and waits a moment unless there is more.
  ///
  /// Journal lines accumulate meanwhile: reading each one alone would take time from the tests.
  ///
  /// - Returns: False if there is nothing left to do.
  private func step() -> Bool {
    if let signal = signals.take() { stop(.interrupted(signal)) }
    var isBusy = false
    for index in slots.indices {
      if slots[index].child == nil, let share = nextShare(of: index) { start(share, index) }
      if handleChildren(index) { isBusy = true }
    }
    let isOver = slots.allSatisfy { $0.children.isEmpty && (end != nil || $0.isDone) }
    if !isBusy, !isOver { wait() }
    return !isOver
  }

  private func wait() {
    if let hosting = launch.hosting { hosting.wait() } else { usleep(1_000) }
  }

  private func start(_ share: ChildWork.Share, _ index: Int) {
    guard launch.isProgramUnchanged else { return stop(.rebuilt) }
    do {
      let work = ChildWork(
        share: share, slot: slots[index].number, firstIteration: firstIteration(of: share),
        isListed: state.start != nil, runStart: clock.start, unlistableSuites: unlistableSuites,
        interruptedProcesses: interruptedProcesses,
        runsSuitesAlone: slots[index].runsSuitesAlone,
        crashing: slots[index].dying.flatMap(\.runningTests))
      slots[index].child = try launch.start(nextProcess, work)
      nextProcess += 1
    } catch is ReportError {
      moveToTemporaryFolder()
    } catch {
      let problem = "\(error)"
      stop(.failed(problem.hasSuffix(".") ? problem : problem + "."))
    }
  }

  /// Records events of this process itself.
  package func record(_ events: [TestEvent]) {
    for event in events {
      journal.record(event)
      state.apply(event)
    }
  }

  package func stop(_ reason: SupervisionEnd) {
    guard end == nil else { return }
    end = reason
    // Their journals say which tests were running.
    for index in slots.indices { _ = slots[index].child?.readJournal() }
    interrupted = slots.flatMap(\.children).flatMap(\.running).filter { !$0.isSuiteHook }.map(
      \.test)
    for child in slots.flatMap(\.children) where child.ending == nil {
      child.process.terminate()
      child.process.endLeftProcesses()
    }
  }
}

// MARK: - The next child
extension Supervisor {
  /// How many failures count for a limit.
  private var failureCount: Int {
    state.summary.failureCount(besides: settings.quarantine.contains)
  }

  private var hasFailedTooOften: Bool {
    settings.options.maxFailures.map { failureCount >= $0 } ?? false
  }

  private func nextShare(of index: Int) -> ChildWork.Share? {
    guard end == nil else { return nil }
    if hasFailedTooOften { slots[index].isDone = true }
    if let (result, test) = slots[index].suspects?.resultOfOnlyCandidate {
      recordResult(result, test)
    }
    if let suspects = slots[index].suspects, let failure = suspects.conclusion {
      reportUnattributed(TestFailure(failure, suspects.crash))
    }
    let share = slots[index].next(settings)
    if slots[index].suspects == nil {
      for process in exchange(&slots[index].processesWithClaims, with: []) {
        releaseClaims(of: process)
      }
    }
    return share
  }

  private func firstIteration(of share: ChildWork.Share) -> Int {
    switch share {
    case .all, .unclaimed: 1
    case .oneTest: state.openIteration
    case .only(let test): test.iteration
    }
  }

  /// Instructs the children that run in parallel to start no more tests, if needed.
  private func stopOthersIfNeeded() {
    guard slots.count > 1 || settings.isProcessPerTest else { return }
    if hasFailedTooOften {
      folder.stopTests(after: 0)
    } else if settings.options.stopsAfterFailedIteration, failureCount > 0 {
      folder.stopTests(after: state.lastIteration)
    } else if settings.isProcessPerTest, let iteration = state.endlessIteration {
      folder.stopTests(after: iteration)
    }
  }
}

// MARK: - Running children
extension Supervisor {
  /// How many crashed children may be ending, each of which needs a processor for its backtrace.
  private static let maxDying = ProcessInfo.processInfo.activeProcessorCount

  /// Follows the children of a slot, and handles their ends.
  ///
  /// - Parameter index: The index of the slot.
  /// - Returns: Whether there is more to do immediately.
  private func handleChildren(_ index: Int) -> Bool {
    let isReplaced = readActiveChild(index)
    if slots[index].dying.isEmpty { return concludeIfEnded(index) }
    guard let ending = slots[index].dying[0].process.end() else { return isReplaced }
    var child = slots[index].dying.removeFirst()
    // One that hung has recorded the test's result after its backtrace.
    _ = child.readJournal()
    apply(child.removeUnreportedEvents())
    conclude(child, ending, index)
    return true
  }

  /// Reads the journal of the active child, and checks whether the child has ended.
  ///
  /// - Returns: Whether another child replaces it.
  private func readActiveChild(_ index: Int) -> Bool {
    guard slots[index].child?.hasExited == false else { return false }
    // Checked before its journal is read, so that nothing is missed.
    slots[index].child?.checkForEnd()
    let isNew = slots[index].child?.readJournal() == true
    if slots[index].dying.isEmpty { reportEvents(index) }
    guard slots[index].child?.hasExited == false else { return false }
    if !isNew { slots[index].child?.checkForCrash(at: clock.elapsed) }
    if isReplaceable(index), let child = slots[index].child.take() {
      slots[index].dying.append(child)
      return true
    }
    slots[index].child?.killIfOverdue(at: clock.elapsed, timeLimit: settings.options.timeLimit)
    slots[index].child?.killIfIdle(at: .now, timeLimit: settings.options.timeLimit)
    if let problem = slots[index].child?.idleness(at: .now) { warnOnStandardError(problem) }
    return false
  }

  private func concludeIfEnded(_ index: Int) -> Bool {
    guard let ending = slots[index].child?.ending else { return false }
    reportEvents(index)
    if let child = slots[index].child.take() { conclude(child, ending, index) }
    return true
  }

  /// Reports the events of the active child.
  private func reportEvents(_ index: Int) {
    let events = slots[index].child?.removeUnreportedEvents() ?? []
    let hasBegunTest = events.contains { event in
      if case .testStarted(let test, _) = event { !test.id.isSuiteHook } else { false }
    }
    // The process before this one ended for another reason than a suite's set-up.
    if hasBegunTest, !slots[index].runsSuitesAlone { reportHeldFailure(index) }
    apply(events)
    if let refusal = slots[index].child?.refusal { stop(.refused(refusal)) }
  }

  /// Returns whether a child that has crashed can be replaced before it ends.
  ///
  /// It can only if the test to blame is known, no suite hook was running, and no limit of failures can
  /// stop the run.
  /// The events of the children that replace it are reported after the crash, in the order of the
  /// tests.
  private func isReplaceable(_ index: Int) -> Bool {
    guard let child = slots[index].child, child.isCulpritKnown, child.running.count == 1,
      !child.running[0].isSuiteHook, slots.lazy.map(\.dying.count).reduce(0, +) < Self.maxDying
    else { return false }
    // Which of a function's test cases remain is known only after the crashed test's result.
    return end == nil && slots[index].suspects == nil && settings.continuesAfterFailures
      && !settings.isProcessPerTest && !isFolderRemoved
  }

  func apply(_ events: [TestEvent]) {
    for event in events { state.apply(event) }
    if !events.isEmpty { stopOthersIfNeeded() }
  }
}

// MARK: - Ended children
extension Supervisor {
  /// Handles the end of a child.
  ///
  /// - Parameters:
  ///   - child: The child, whose journal has been read completely.
  ///   - ending: How it ended.
  ///   - index: The index of its slot.
  func conclude(_ child: WatchedChild, _ ending: ProcessEnd, _ index: Int) {
    guard end == nil else {
      child.process.endLeftProcesses()
      return appendUnattributedOutput(child.remainingOutput())
    }
    if folder.hasGivenUp(child.number) {
      if !child.running.isEmpty, folder.isLimited(child.number) {
        concludeLimited(child, ending, index)
        recordInterruption(of: child)
        release(child, index)
      } else {
        release(child)
        moveToTemporaryFolder()
      }
    } else if child.workDoneAt != nil {
      reportHeldFailure(index)
      recordInterruption(of: child)
      slots[index].finished(child)
      handleCompletedChild(child, ending)
    } else {
      let isConclusive = handlePrematureEnd(child, ending, index)
      let isUnproductive = child.resultCount == 0 && !isConclusive
      let isFromOutside = child.isKilledFromOutside(ending)
      if !isUnproductive { reportHeldFailure(index) }
      if slots[index].recordEarlyEnd(
        isFromOutside: isFromOutside, isUnproductive: isUnproductive, hasTests: state.start != nil)
      {
        reportHeldFailure(index)
        stop(.stuck(processes: slots[index].unproductiveEnds))
      }
      recordInterruption(of: child)
      release(child, index)
    }
  }

  /// Reports the failure of a process that ended before its first test, after another process has not.
  private func reportHeldFailure(_ index: Int) {
    if let failure = slots[index].heldFailure.take() { reportUnattributed(failure) }
  }

  /// Suspects tests to have ended a process; those that were suspected before are not found any more.
  private func suspect(_ suspects: CrashSuspects, _ index: Int) {
    if let others = slots[index].suspects, !others.hasCrashed, let failure = others.unexplained {
      reportUnattributed(TestFailure(failure, others.crash))
    }
    slots[index].suspects = suspects
  }

  /// Records a child whose journal tells the next ones which test cases of a function have results.
  private func recordInterruption(of child: WatchedChild) {
    switch child.work.share {
    case .oneTest where child.workDoneAt == nil && (child.begunCount > 1 || child.resultCount > 0):
      interruptedProcesses.insert(child.number)
    case .only where settings.isProcessPerTest: interruptedProcesses.insert(child.number)
    case .all, .unclaimed, .oneTest, .only: break
    }
  }

  /// Releases the test that a child has claimed, or lets its slot keep the claim while tests are suspected, so that
  /// no other slot runs them.
  private func release(_ child: WatchedChild, _ index: Int) {
    if slots[index].suspects == nil {
      release(child)
    } else if child.work.share == .oneTest {
      slots[index].processesWithClaims.append(child.number)
    }
  }

  /// Handles the end of a child that has done its work, which must exit with code 0.
  private func handleCompletedChild(_ child: WatchedChild, _ ending: ProcessEnd) {
    let output = child.remainingOutput()
    guard ending != .exited(code: 0) else { return appendUnattributedOutput(output) }
    let left = child.process.endLeftProcesses()
    var crash = CrashOutput(output)
    if !left.isEmpty { crash.output = crash.output.endingLine + left }
    let what =
      child.isLingering
      ? "Process did not exit within \(WatchedChild.exitLimit.inSeconds) seconds"
      : "\(ending)"
    reportUnattributed(
      failure("\(what) after the last test, but expected it to exit with code 0", crash, child))
  }

  /// Handles the end of a child that could write nothing more because of its own limits.
  private func concludeLimited(_ child: WatchedChild, _ ending: ProcessEnd, _ index: Int) {
    let output = child.remainingOutput(storingIn: settings.fullOutput)
    let now = clock.elapsed
    if child.running.count == 1, let test = child.running.first {
      slots[index].suspects?.hasCrashed = true
      recordResult(test.unrecorded(output, process: child.number, now: now), test)
    } else {
      suspect(
        CrashSuspects(
          child.running, ending, CrashOutput(output), process: child.number, at: now,
          hasEarlierTests: child.resultCount > 0),
        index)
    }
    _ = slots[index].recordEarlyEnd(isFromOutside: false, isUnproductive: false)
  }

  /// Handles the end of a child in the middle of its work.
  ///
  /// - Returns: Whether the end led to a result, to suspected tests, or to a suite that cannot be listed.
  private func handlePrematureEnd(
    _ child: WatchedChild, _ ending: ProcessEnd, _ index: Int
  ) -> Bool {
    // The time to read its output is not part of the test's time.
    let now = child.crashTime ?? clock.elapsed
    let left = child.process.endLeftProcesses()
    let output = child.remainingOutput(after: ending, storingIn: settings.fullOutput)
    if let (key, limit) = child.overdue, let test = child.running.first(where: { $0.key == key }) {
      recordResult(
        test.timedOut(limit, output: output.endingLine + left, process: child.number, now: now),
        test)
      return true
    }
    // A test that began in the meantime runs again.
    if child.exitReason == .toContinueElsewhere || child.isKilledInVain {
      // A suspected test that made its process leave has a result that says why.
      slots[index].suspects?.hasCrashed = true
      appendUnattributedOutput(output)
      return false
    }
    var crash = CrashOutput(output)
    if !left.isEmpty { crash.output = crash.output.endingLine + left }
    // Of several, a test is suspected first: a suite may be running because of a failure of its own.
    let isAlone = child.running.count == 1
    let suspected = isAlone ? child.running : child.running.filter { !$0.isSuiteHook }
    guard !suspected.isEmpty else {
      return concludeBetweenTests(child, ending, crash, index)
    }
    if let culprit = culprit(of: suspected, crash, in: child) {
      // A hook that has ended a process before is no progress.
      let isNew = !culprit.isSuiteHook || !state.hasCrashed(culprit.key)
      slots[index].suspects?.hasCrashed = true
      if culprit.isSuiteHook { slots[index].heldFailure = nil }
      recordResult(culprit.crashed(ending, crash, process: child.number, now: now), culprit)
      return isNew
    }
    let isOwnEnd = child.exitReason == .anyMayBeToBlame
    suspect(
      CrashSuspects(
        suspected, isOwnEnd ? nil : ending, crash, process: child.number, at: now,
        hasEarlierTests: child.resultCount > 0), index)
    return true
  }

  /// Returns the test that has ended its process; `nil` if it is not known.
  ///
  /// It is the one that the backtrace contains, or else the only one that was running, unless an earlier test may
  /// have left running what has ended the process, or the set-up of another suite was running beside it.
  private func culprit(
    of suspected: [InterruptedTest], _ crash: CrashOutput, in child: WatchedChild
  ) -> InterruptedTest? {
    // Another test may have ended since the child saw several running.
    guard child.exitReason != .anyMayBeToBlame else {
      return suspected.count == 1 && child.isFor(suspected[0]) ? suspected[0] : nil
    }
    let contained = suspected.filter { !$0.isSuiteHook && crash.contains($0.test) }
    if contained.count == 1 { return contained[0] }
    guard suspected.count == 1, let first = suspected.first else { return nil }
    if child.isFor(first) || first.isSuiteHook { return first }
    guard child.running.count == 1 else { return nil }
    guard settings.testsAreFunctions else { return first }
    let isParallel = settings.options.runsInParallel
    let mayBeEarlier = child.resultCount > 0 && (crash.hasOwnFrames || isParallel)
    let mayBeSetUp = isParallel && state.start.map { $0.suiteCount > 1 } ?? false
    return mayBeEarlier || mayBeSetUp ? nil : first
  }

  private func concludeBetweenTests(
    _ child: WatchedChild, _ ending: ProcessEnd, _ crash: CrashOutput, _ index: Int
  ) -> Bool {
    // A suspected test has ended, whatever its process did after that.
    if case .only = child.work.share, let outcome = child.lastOutcome {
      slots[index].suspects?.recordOutcome(outcome)
    }
    // A kill from outside does not depend on what the process is doing.
    let isListing = child.lastEnded == nil && !child.isKilledFromOutside(ending)
    let suite = isListing ? ListingRecord.interrupted(child.listing) : nil
    if let suite { unlistableSuites.insert(suite) }
    let what =
      child.idleLimit.map { "Process did not continue within \($0.inSeconds) seconds" }
      ?? "\(ending)"
    let failure = failure("\(what) \(child.activity)", crash, child)
    if suite != nil || child.resultCount > 0 {
      reportUnattributed(failure)
    } else if slots[index].heldFailure == nil {
      slots[index].heldFailure = failure
    } else {
      // The same problem need not be reported again.
      return false
    }
    return suite != nil
  }

  /// Records the result of a test whose process ended before it could record it.
  private func recordResult(_ result: TestResult, _ test: InterruptedTest) {
    if !test.isSuiteHook, state.hasResult(of: test.key) { return recordAnotherResult(result) }
    if !test.isReported {
      state.apply(.testStarted(result.test, iteration: result.iteration))
    }
    for failure in result.failures.dropFirst(test.result.failures.count) {
      state.apply(result.event(of: failure))
    }
    let isTriedAgain =
      !result.isSuiteHook && !hasFailedTooOften
      && result.attempt <= settings.ownRetries(result.test.id) ?? settings.options.retries
    var finalResult = result
    if !isTriedAgain { finalResult.earlierAttempts = state.attempts(at: test.key) }
    let event = isTriedAgain ? TestEvent.testRetried(finalResult) : .testFinished(finalResult)
    journal.record(event)
    state.apply(event)
    stopOthersIfNeeded()
    // Without the result in the journal, the next process would end the same way.
    if journal.isIncomplete, moveToTemporaryFolder() { journal.record(event) }
  }

  /// Records the result of a test case that already had one, and ran again with others of its
  /// function.
  private func recordAnotherResult(_ result: TestResult) {
    journal.record(.testFinished(result))
    for var failure in result.failures {
      failure.message = "\(result.test.id), which ran again: \(failure.message)"
      reportUnattributed(TestFailure(failure: failure, isExpected: false, isLate: false))
    }
  }

  private func failure(
    _ message: String, _ crash: CrashOutput, _ child: WatchedChild
  ) -> TestFailure {
    let failure = ReportedFailure(
      message: crash.explained(message),
      callSite: crash.callSite ?? child.lastEnded?.callSite ?? launch.callSite)
    return TestFailure(failure, crash)
  }

  private func reportUnattributed(_ failure: TestFailure) {
    let event = TestEvent.failure(failure)
    journal.record(event)
    state.apply(event)
  }

  private func appendUnattributedOutput(_ output: String) {
    guard unattributedOutput.utf8.count < ReportLimits.attachments else { return }
    unattributedOutput += output
  }
}

// MARK: - Write errors
extension Supervisor {
  /// Continues in a temporary folder, because nothing more can be written into the run's own.
  ///
  /// Tests that were running begin again.
  ///
  /// - Returns: Whether the run can continue.
  @discardableResult
  private func moveToTemporaryFolder() -> Bool {
    guard end == nil else { return false }
    // The children that run in parallel cannot write either.
    for index in slots.indices where slots[index].child != nil {
      // The number of one that has ended may be another process's by now.
      if slots[index].child?.ending == nil { _ = slots[index].child?.process.kill() }
      slots[index].child?.process.endLeftProcesses()
      _ = slots[index].child?.readJournal()
      reportEvents(index)
      if let child = slots[index].child.take() { release(child) }
    }
    let old = folder
    let problem = "\(visible(old.path)) could not be written"
    do {
      guard !isFolderRemoved else {
        stop(.failed("\(visible(old.path)) was removed, so that no other process can continue."))
        return false
      }
      guard folder.isKept else { throw ReportError(writing: old.path, ENOSPC) }
      folder = try old.copied(to: .madeTemporary())
      // A test may have removed the claims.
      if settings.isProcessPerTest { try FolderClaims.claim(Set(state.finished), in: folder) }
      journal = try JournalWriter(folder, process: 0, elapsed: clock.elapsed, warn: { _ in })
      launch = ChildLaunch(
        folder: folder, settings: settings, signals: launch.signals,
        hosting: launch.hosting)
    } catch {
      stop(.failed("\(problem), so that results are missing."))
      return false
    }
    warnOnStandardError("Nothing of this run is kept: \(problem).")
    old.remove()
    return true
  }

  /// Whether a test has removed the run's folder.
  package var isFolderRemoved: Bool { access(folder.path, F_OK) != 0 }

  /// Releases the test that a child has claimed, if it has no result.
  private func release(_ child: WatchedChild) {
    guard child.work.share == .oneTest else { return }
    releaseClaims(of: child.number)
  }

  private func releaseClaims(of process: Int) {
    let done = Set(state.finished.map { FolderClaims.name(of: $0.test, $0.iteration) })
    FolderClaims.release(folder: folder.claims, process: process, unless: done.contains)
  }
}

// MARK: - The end of the run
extension Supervisor {
  /// Ends the run.
  ///
  /// It is a failure if tests did not run, unless the command line allows that.
  ///
  /// The failure is not written to a journal, because another process may resume this run.
  ///
  /// - Parameter end: Why the run is over.
  /// - Returns: The summary of the run.
  package func finish(_ end: SupervisionEnd) -> TestRunSummary {
    for index in slots.indices { reportHeldFailure(index) }
    // A run that was stopped is resumed with the next attempts.
    if case .done = end { state.concludeAttempts() }
    let hasFailed = failureCount > 0
    let endsEarly = hasFailedTooOften || settings.options.stopsAfterFailedIteration && hasFailed
    let callSite = interrupted.first?.callSite ?? launch.callSite
    return state.end(
      after: clock.elapsed,
      countsAllRepetitions: !(settings.options.stopsAfterFailedIteration && hasFailed)
    ) { notRun in
      let message: String? =
        switch end {
        case .interrupted(let signal): "The run was stopped by \(signalName(signal))\(whileRunning)"
        case .failed(let problem): withoutStop(problem)
        case .rebuilt: "The program was rebuilt while its tests ran"
        // Otherwise it has been reported already.
        case .stuck where !hasFailed: "Processes ended without running a test"
        case .refused(let error) where !hasFailed: withoutStop(error.description)
        case .done where notRun > 0 && !endsEarly:
          "\(counted(notRun, "test")) did not run"
        case .stuck, .refused, .done: nil
        }
      return message.map {
        ReportedFailure(
          message: $0 + ", but expected all tests to run", callSite: callSite)
      }
    }
  }
}

extension Supervisor {
  /// The tests that were running when the run was stopped, as the end of a sentence.
  private var whileRunning: String {
    guard let first = interrupted.first else { return "" }
    let others = interrupted.count - 1
    return " while \(first.id)\(andOthers(others)) \(others > 0 ? "were" : "was") running"
  }
}

/// Returns a sentence without its period, as the beginning of another sentence.
private func withoutStop(_ sentence: String) -> String {
  sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
}
#endif
