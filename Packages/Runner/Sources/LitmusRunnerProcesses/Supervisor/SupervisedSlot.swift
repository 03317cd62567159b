#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting

/// A slot for one of the processes that run in parallel, in which one child follows the other.
struct SupervisedSlot {
  let number: Int
  var child: WatchedChild?
  /// The earlier children that have crashed but may not have ended yet.
  var dying: [WatchedChild] = []
  /// The tests one of which has ended a process; each runs again in a process of its own.
  var suspects: CrashSuspects?
  /// The processes whose claims are released when no test is suspected any more.
  var processesWithClaims: [Int] = []
  /// Whether the next child runs suites of other frameworks one at a time, because processes in a row have
  /// ended before their first test.
  private(set) var runsSuitesAlone = false
  /// The failure of a process that ended before its first test, until it is known whether a suite's set-up
  /// is to blame.
  var heldFailure: TestFailure?
  /// Whether nothing is left to do here.
  var isDone = false

  /// How many failed starts in a row end the work of the slot.
  private static let maxFailedStarts = 2
  /// How many kills from outside in a row end it: those of the out-of-memory killer, for example, say nothing
  /// about the program.
  private static let maxKills = 5

  /// How many processes in a row have ended early with nothing done.
  var unproductiveEnds: Int { failedStarts + kills }
  /// How many of those ended by themselves.
  private var failedStarts = 0
  /// How many of those were ended from outside.
  private var kills = 0

  init(number: Int) { self.number = number }

  /// All children whose end has not been handled.
  var children: [WatchedChild] { dying + (child.map { [$0] } ?? []) }

  /// Records that a process ended early.
  ///
  /// - Parameters:
  ///   - isFromOutside: Whether another process has ended it.
  ///   - isUnproductive: Whether the process did nothing and its end revealed nothing.
  ///   - hasTests: Whether it is known which tests there are.
  /// - Returns: Whether to give up: the processes did nothing, not even with one suite at a time.
  mutating func recordEarlyEnd(
    isFromOutside: Bool, isUnproductive: Bool, hasTests: Bool = false
  ) -> Bool {
    if !isUnproductive {
      failedStarts = 0
      kills = 0
      runsSuitesAlone = false
    } else if isFromOutside {
      kills += 1
    } else {
      failedStarts += 1
    }
    guard failedStarts == Self.maxFailedStarts || kills == Self.maxKills else { return false }
    if runsSuitesAlone || !hasTests { return true }
    failedStarts = 0
    kills = 0
    runsSuitesAlone = true
    return false
  }

  /// Returns the share of the tests for the next child.
  mutating func next(_ settings: SupervisorSettings) -> ChildWork.Share? {
    if isDone {
      suspects = nil
      return nil
    }
    if let test = suspects?.next() { return .only(test) }
    suspects = nil
    return settings.isProcessPerTest ? .oneTest : settings.processes > 1 ? .unclaimed : .all
  }

  /// Records that a child has done all its work.
  mutating func finished(_ child: WatchedChild) {
    switch child.work.share {
    case .only:
      if child.begunCount == 0 { suspects?.recordNotRun() }
      if let outcome = child.lastOutcome { suspects?.recordOutcome(outcome) }
    case .oneTest: isDone = child.begunCount == 0
    // The suspects of a process that this one has replaced still have to run.
    case .all, .unclaimed: isDone = suspects == nil
    }
  }
}
#endif
