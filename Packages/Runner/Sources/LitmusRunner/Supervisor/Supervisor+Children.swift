#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation

// MARK: - While a child runs
extension Supervisor {
  /// How many children may be on their way out, each of which needs a processor for its backtrace.
  private static let mostDying = ProcessInfo.processInfo.activeProcessorCount

  /// Follows the children of a place, and takes note of their ends.
  ///
  /// - Parameter index: The place among those side by side.
  /// - Returns: Whether there is more to do at once.
  func tend(_ index: Int) -> Bool {
    let isReplaced = follow(index)
    if slots[index].dying.isEmpty { return concludeIfEnded(index) }
    guard let ending = slots[index].dying[0].process.end() else { return isReplaced }
    var child = slots[index].dying.removeFirst()
    child.endBacktrace()
    note(child.takeHeld())
    conclude(child, ending, index)
    return true
  }

  /// Reads the journal of the child that works, and looks whether that has ended.
  ///
  /// - Returns: Whether another is to take its place.
  private func follow(_ index: Int) -> Bool {
    guard slots[index].child?.hasEnded == false else { return false }
    // Asked before its journal is read, so that nothing is missed.
    slots[index].child?.lookForEnd()
    let isNew = slots[index].child?.hold() == true
    if slots[index].dying.isEmpty { tell(index) }
    guard slots[index].child?.hasEnded == false else { return false }
    if !isNew { slots[index].child?.lookForCrash(at: clock.elapsed) }
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
    tell(index)
    if let child = slots[index].child.take() { conclude(child, ending, index) }
    return true
  }

  /// Tells of what the child that works has done.
  func tell(_ index: Int) {
    note(slots[index].child?.takeHeld() ?? [])
    if let refusal = slots[index].child?.refusal { stop(.refused(refusal)) }
  }

  /// Whether a child has crashed but takes a while to end, so that another can go on already.
  ///
  /// It is known then which test is to blame, and what is done after a failure does not depend on
  /// how it is counted. What the others do is told of when the crash has been, in the order of the
  /// tests.
  private func isReplaceable(_ index: Int) -> Bool {
    guard let child = slots[index].child, child.crashTime != nil, child.running.count == 1,
      !child.running[0].isSuiteHook, slots.lazy.map(\.dying.count).reduce(0, +) < Self.mostDying
    else { return false }
    // What is left of a function's rows is known when the verdict is.
    return end == nil && slots[index].suspicion == nil && settings.goesOnAfterFailures
      && !settings.isProcessPerTest
  }

  func note(_ events: [TestEvent]) {
    for event in events { ledger.note(event) }
    if !events.isEmpty { stopOthersIfNeeded() }
  }
}
#endif
