#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerCore
internal import Foundation

// MARK: - While a child runs
extension Supervisor {
  /// How many crashed children may be ending, each of which needs a processor for its backtrace.
  private static let mostDying = ProcessInfo.processInfo.activeProcessorCount

  /// Follows the children of a slot, and handles their ends.
  ///
  /// - Parameter index: The index of the slot.
  /// - Returns: Whether there is more to do immediately.
  func handleChildren(_ index: Int) -> Bool {
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
    guard slots[index].child?.hasEnded == false else { return false }
    // Checked before its journal is read, so that nothing is missed.
    slots[index].child?.checkForEnd()
    let isNew = slots[index].child?.readJournal() == true
    if slots[index].dying.isEmpty { reportEvents(index) }
    guard slots[index].child?.hasEnded == false else { return false }
    if !isNew { slots[index].child?.checkForCrash(at: clock.elapsed) }
    if isReplaceable(index), let child = slots[index].child.take() {
      slots[index].dying.append(child)
      return true
    }
    slots[index].child?.killIfOverdue(at: clock.elapsed, timeLimit: settings.timeLimit)
    slots[index].child?.killIfIdle(at: .now, timeLimit: settings.timeLimit)
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
  func reportEvents(_ index: Int) {
    apply(slots[index].child?.removeUnreportedEvents() ?? [])
    if let refusal = slots[index].child?.refusal { stop(.refused(refusal)) }
  }

  /// Returns whether a child has crashed but takes a while to end, so that another can continue
  /// now.
  ///
  /// It is known then which test is to blame, and the run continues however many tests have failed.
  /// The events of the children that replace it are reported after the crash, in the order of the
  /// tests.
  private func isReplaceable(_ index: Int) -> Bool {
    guard let child = slots[index].child, child.crashTime != nil, child.running.count == 1,
      !child.running[0].isSuiteHook, slots.lazy.map(\.dying.count).reduce(0, +) < Self.mostDying
    else { return false }
    // Which of a function's test cases remain is known only after the crashed test's result.
    return end == nil && slots[index].suspects == nil && settings.continuesAfterFailures
      && !settings.isProcessPerTest
  }

  func apply(_ events: [TestEvent]) {
    for event in events { ledger.apply(event) }
    if !events.isEmpty { stopOthersIfNeeded() }
  }
}
#endif
