#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerCore
package import LitmusRunnerStorage
internal import LitmusRunnerReports
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

/// The supervisor of a run, which starts child processes, follows their journals, and replaces
/// those that end early.
///
/// It stays on one thread, the parent's main thread, which does nothing else.
package final class Supervisor {
  package var folder: RunFolder
  package let settings: SupervisorSettings
  var launch: ChildLaunch
  var journal: JournalWriter
  private let signals: BlockedSignals
  let clock: RunClock
  var slots: [SupervisedSlot]
  private var nextProcess: Int
  package var ledger: SupervisedRunState
  /// Why no more children are started.
  package private(set) var end: SupervisionEnd?
  /// The tests that were running when no more children were to be started.
  private(set) var interrupted: [TestDescription] = []
  /// The output of the children that belongs to no test.
  package var unattributedOutput = ""
  /// The suites whose tests cannot be listed.
  var unlistableSuites: Set<String> = []
  /// The processes of one test each that have ended in the middle of several test cases.
  package var interruptedProcesses: Set<Int> = []

  /// Prepares to supervise a run.
  ///
  /// - Parameters:
  ///   - folder: The run's folder.
  ///   - settings: The settings from the command line.
  ///   - ledger: The state of the run after earlier processes.
  ///   - journal: The parent's own journal.
  ///   - signals: The signals that stop the run.
  ///   - clock: The clock of the run.
  package init(
    folder: RunFolder, settings: SupervisorSettings,
    ledger: SupervisedRunState = SupervisedRunState(),
    journal: JournalWriter, signals: BlockedSignals, clock: RunClock
  ) {
    self.folder = folder
    self.settings = settings
    self.ledger = ledger
    self.journal = journal
    self.signals = signals
    self.clock = clock
    launch = ChildLaunch(
      folder: folder, settings: settings, signals: signals.before, clock: clock)
    slots = (1...settings.processes).map { SupervisedSlot(number: $0) }
    nextProcess = (folder.processes().last ?? 0) + 1
  }

  /// Starts the children, and returns when it is known what they run, or that they cannot run.
  package func start() {
    while ledger.start == nil, step() {}
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
    if !isBusy, !isOver { usleep(1_000) }
    return !isOver
  }

  private func start(_ share: ChildWork.Share, _ index: Int) {
    guard launch.isProgramUnchanged else { return stop(.rebuilt) }
    do {
      let work = ChildWork(
        share: share, slot: slots[index].number, firstIteration: firstIteration(of: share),
        isListed: ledger.start != nil, runStart: clock.start, unlistableSuites: unlistableSuites,
        interruptedProcesses: interruptedProcesses,
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

  package func stop(_ reason: SupervisionEnd) {
    guard end == nil else { return }
    end = reason
    // Their journals say which tests were running.
    for index in slots.indices { _ = slots[index].child?.readJournal() }
    interrupted = slots.flatMap(\.children).flatMap(\.running).filter { !$0.isSuiteHook }.map(
      \.test)
    for child in slots.flatMap(\.children) where child.ending == nil {
      child.process.terminate()
      child.process.group?.end()
    }
  }
}

// MARK: - The next child
extension Supervisor {
  var hasFailedTooOften: Bool {
    settings.maxFailures.map { ledger.failureCount >= $0 } ?? false
  }

  private func nextShare(of index: Int) -> ChildWork.Share? {
    guard end == nil else { return nil }
    if hasFailedTooOften { slots[index].isDone = true }
    if let (result, test) = slots[index].suspects?.resultOfOnlyCandidate {
      recordResult(result, test)
    }
    if let failure = slots[index].suspects?.conclusion { reportUnattributed(failure) }
    return slots[index].next(settings)
  }

  private func firstIteration(of share: ChildWork.Share) -> Int {
    switch share {
    case .all, .unclaimed: 1
    case .oneTest: ledger.openIteration
    case .only(let test): test.iteration
    }
  }

  /// Instructs the children that run in parallel to start no more tests, if needed.
  func stopOthersIfNeeded() {
    guard slots.count > 1 || settings.isProcessPerTest else { return }
    if hasFailedTooOften {
      StopFile(path: folder.stop).write(after: 0)
    } else if settings.stopsAfterFailedIteration, !ledger.summary.isSuccess {
      StopFile(path: folder.stop).write(after: ledger.lastIteration)
    } else if settings.isProcessPerTest, let iteration = ledger.endlessIteration {
      StopFile(path: folder.stop).write(after: iteration)
    }
  }
}
#endif
