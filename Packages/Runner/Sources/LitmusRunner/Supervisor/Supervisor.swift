#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

/// Starts the child processes of a run, follows their journals, and goes on after those that end
/// too soon.
///
/// It stays on one thread, the parent's main one, on which nothing else is to be done.
final class Supervisor {
  var folder: RunFolder
  let settings: SupervisorSettings
  var launch: ChildLaunch
  var journal: JournalWriter
  /// Whether the run goes on in a temporary folder, with nothing of it kept.
  var isMoved = false
  private let signals: BlockedSignals
  let clock: RunClock
  var slots: [SupervisedSlot]
  private var nextProcess: Int
  var ledger: RunLedger
  /// Why no more children are started.
  private(set) var end: SupervisionEnd?
  /// What the children wrote that belongs to no test.
  var looseOutput = ""
  /// The suites whose tests cannot be listed.
  var unlistable: Set<String> = []
  /// The processes of one test each that have ended in the midst of several rows.
  var cutShort: Set<Int> = []

  /// Prepares to supervise a run.
  ///
  /// - Parameters:
  ///   - folder: The run's folder.
  ///   - settings: What the command line says.
  ///   - ledger: What earlier processes have done.
  ///   - journal: The parent's own journal.
  ///   - signals: The signals that stop the run.
  ///   - clock: How long the run has taken.
  init(
    folder: RunFolder, settings: SupervisorSettings, ledger: RunLedger = RunLedger(),
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

  /// Starts the children, and returns when it is known what they run, or that they cannot.
  func start() {
    while ledger.start == nil, step() {}
  }

  /// Returns when all children have ended and no others are to follow.
  func run() -> SupervisionEnd {
    while step() {}
    return end ?? .done
  }

  /// Does what there is to do, or else waits a moment.
  ///
  /// - Returns: False if there is nothing left.
  private func step() -> Bool {
    if let signal = signals.take() { stop(.interrupted(signal)) }
    var isBusy = false
    for index in slots.indices {
      if slots[index].child == nil, let share = nextShare(of: index) { start(share, index) }
      if tend(index) { isBusy = true }
    }
    let isOver = slots.allSatisfy { $0.child == nil && (end != nil || $0.isDone) }
    if !isBusy, !isOver { usleep(1_000) }
    return !isOver
  }

  private func start(_ share: ChildWork.Share, _ index: Int) {
    do {
      let work = ChildWork(
        share: share, slot: slots[index].number, runStart: clock.date, unlistable: unlistable,
        cutShort: cutShort)
      slots[index].child = try launch.start(nextProcess, work)
      nextProcess += 1
    } catch is ReportError {
      moveElsewhere()
    } catch {
      let problem = "\(error)"
      stop(.failed(problem.hasSuffix(".") ? problem : problem + "."))
    }
  }

  /// Follows a child's journal, and takes note of its end.
  ///
  /// - Returns: Whether anything was new.
  private func tend(_ index: Int) -> Bool {
    // Asked before its journal is read, so that nothing is missed.
    guard let ending = slots[index].child?.process.end() else {
      let isNew = follow(index)
      slots[index].child?.killIfOverdue(at: clock.elapsed, timeLimit: settings.timeLimit)
      slots[index].child?.killIfIdle(at: .now, timeLimit: settings.timeLimit)
      if let problem = slots[index].child?.idleness(at: .now) { CommandLineRun.warn(problem) }
      return isNew
    }
    _ = follow(index)
    if let child = slots[index].child.take() { conclude(child, ending, index) }
    return true
  }

  func follow(_ index: Int) -> Bool {
    let events = slots[index].child?.read() ?? []
    for event in events { ledger.note(event) }
    if !events.isEmpty { stopOthersIfNeeded() }
    if let refusal = slots[index].child?.refusal { stop(.refused(refusal)) }
    return !events.isEmpty
  }

  func stop(_ reason: SupervisionEnd) {
    guard end == nil else { return }
    end = reason
    for slot in slots {
      if let child = slot.child { kill(child.process.pid, SIGKILL) }
    }
  }
}

// MARK: - What is next
extension Supervisor {
  var hasFailedTooOften: Bool {
    settings.maxFailures.map { ledger.failureCount >= $0 } ?? false
  }

  private func nextShare(of index: Int) -> ChildWork.Share? {
    guard end == nil else { return nil }
    if hasFailedTooOften { slots[index].isDone = true }
    if let failure = slots[index].suspicion?.conclusion { reportUnattributed(failure) }
    return slots[index].next(settings)
  }

  /// Lets children side by side know that they are to start no more tests.
  func stopOthersIfNeeded() {
    guard slots.count > 1 else { return }
    if hasFailedTooOften {
      StopFile(path: folder.stop).write(after: 0)
    } else if settings.stopsAfterFailedIteration, !ledger.summary.isSuccess {
      StopFile(path: folder.stop).write(after: ledger.lastIteration)
    }
  }
}
#endif
