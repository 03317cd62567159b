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

/// Tests that were running in parallel when their process ended, any of which may be to blame.
struct CrashSuspects {
  private let tests: [InterruptedTest]
  /// How the process ended; `nil` if the run's own code ended it, because a test took too long or closed
  /// a descriptor.
  private let end: ProcessEnd?
  let crash: CrashOutput
  private let process: Int
  private let time: Duration
  private var position = 0
  /// Those that cannot run alone.
  private var notRun: [InterruptedTest] = []
  /// Those that have ended by themselves in a process of their own.
  private var ended: Set<RunHistory.Key> = []
  /// Whether one of them has ended a process of its own.
  var hasCrashed = false
  /// The tests that took longer than their time limits, which alone are suspected then.
  private let expired: [InterruptedTest]
  /// Whether the process had run other tests before.
  private let hasEarlierTests: Bool

  /// Makes the suspects of a crash, those in the file of the crash first.
  ///
  /// - Parameters:
  ///   - tests: The tests that were running.
  ///   - end: How the process ended; `nil` if the run's own code ended it.
  ///   - crash: What the process wrote during the tests.
  ///   - process: The number of the child.
  ///   - time: When it ended, counted from the start of the run.
  ///   - hasEarlierTests: Whether the process had run other tests before.
  init(
    _ tests: [InterruptedTest], _ end: ProcessEnd?, _ crash: CrashOutput, process: Int,
    at time: Duration, hasEarlierTests: Bool = false
  ) {
    self.hasEarlierTests = hasEarlierTests
    // Those in the file of the crash are most likely to blame.
    let running = tests.filter { !$0.isSuiteHook }
    expired = end == nil ? running.filter(\.isExpired) : []
    let candidates = expired.isEmpty ? running : expired
    let file = crash.callSite?.filePath
    self.tests =
      candidates.filter { $0.test.callSite.filePath == file }
      + candidates.filter { $0.test.callSite.filePath != file }
    self.end = end
    self.crash = crash
    self.process = process
    self.time = time
  }

  /// Returns the next test to run alone; `nil` if one has ended its process, so that the others run
  /// together again.
  mutating func next() -> RunHistory.Key? {
    guard position < tests.count, !hasCrashed else { return nil }
    defer { position += 1 }
    return tests[position].key
  }

  /// Records that the last test cannot run alone, for example an unselected test case whose
  /// function already has its results.
  mutating func recordNotRun() { notRun.append(tests[position - 1]) }

  /// Records the outcome of the last test, whose process has continued.
  ///
  /// A test that the run's own code stopped or restored the process for fails when it runs alone.
  mutating func recordOutcome(_ outcome: TestOutcome) {
    ended.insert(tests[position - 1].key)
    if end == nil, outcome.isFailure { hasCrashed = true }
  }

  private var isInconclusive: Bool { position == tests.count && !hasCrashed }

  /// Whether all but one have ended by themselves, and that one cannot run alone.
  private var hasOnlyCandidate: Bool { notRun.count == 1 && ended.count == tests.count - 1 }

  /// The result of the only test that may have ended the process, as all others ended by themselves
  /// when they ran alone.
  var resultOfOnlyCandidate: (result: TestResult, test: InterruptedTest)? {
    guard let end, isInconclusive, hasOnlyCandidate, let test = notRun.first else { return nil }
    return (test.crashed(end, crash, process: process, now: time), test)
  }

  /// The failure to report when all tests have run and none is to blame.
  var conclusion: ReportedFailure? {
    guard isInconclusive, end == nil || !hasOnlyCandidate else { return nil }
    return unexplained
  }

  /// The failure to report if it remains unknown which test is to blame.
  var unexplained: ReportedFailure? {
    guard let first = tests.first else { return nil }
    let ran = tests.filter { ended.contains($0.key) }
    // The process of another may have ended before the test began.
    let notRun = tests.filter { !ended.contains($0.key) }
    let pronoun = ran.count == 1 ? "One" : "Each"
    var message = crash.explained(problem)
    for (what, tests) in [
      ("\(pronoun) ended by itself when it ran alone", ran), ("Not run alone", notRun),
    ]
    where !tests.isEmpty {
      message += "\n\(what): " + tests.map { "\($0.test.id)" }.joined(separator: ", ")
    }
    return ReportedFailure(message: message, callSite: crash.callSite ?? first.test.callSite)
  }

  /// What happened, and what was expected instead.
  private var problem: String {
    let isOne = tests.count == 1
    let running = isOne ? "one test was running" : "\(counted(tests.count, "test")) were running"
    if let end {
      guard isOne else { return "\(end) while \(running), but expected them to end by themselves" }
      return "\(end) while \(running), but expected it to end by itself\n"
        + (hasEarlierTests
          ? "An earlier test may have left running what has ended the process"
          : "The set-up of another suite may have ended the process")
    }
    if !expired.isEmpty {
      return
        "\(isOne ? "One test" : counted(tests.count, "test")) ran longer than the time limit beside "
        + "other tests, but expected \(isOne ? "it" : "them") to end in time"
    }
    return
      "Process could not continue while \(running), but expected \(isOne ? "it" : "them") to leave it usable"
  }
}
#endif
