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
  /// - Returns: Whether to give up.
  mutating func recordEarlyEnd(isFromOutside: Bool, isUnproductive: Bool) -> Bool {
    if !isUnproductive {
      (failedStarts, kills) = (0, 0)
    } else if isFromOutside {
      kills += 1
    } else {
      failedStarts += 1
    }
    return failedStarts == Self.maxFailedStarts || kills == Self.maxKills
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
    case .only: if child.begunCount == 0 { suspects?.recordNotRun() }
    case .oneTest: isDone = child.begunCount == 0
    // The suspects of a process that this one has replaced still have to run.
    case .all, .unclaimed: isDone = suspects == nil
    }
  }
}

/// Tests that were running in parallel when their process ended, any of which may be to blame.
struct CrashSuspects {
  private let tests: [InterruptedTest]
  private let end: ProcessEnd
  private let crash: CrashOutput
  private let process: Int
  private let time: Duration
  private var position = 0
  private var notRun: [InterruptedTest] = []
  /// Whether one of them has ended a process of its own.
  var hasCrashed = false

  /// Makes the suspects of a crash, those in the file of the crash first.
  ///
  /// - Parameters:
  ///   - tests: The tests that were running.
  ///   - end: How the process ended.
  ///   - crash: What the process wrote during the tests.
  ///   - process: The number of the child.
  ///   - time: When it ended, counted from the start of the run.
  init(
    _ tests: [InterruptedTest], _ end: ProcessEnd, _ crash: CrashOutput, process: Int,
    at time: Duration
  ) {
    // Those in the file of the crash are most likely to blame.
    let candidates = tests.filter { !$0.isSuiteHook }
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
  mutating func next() -> ChildWork.Test? {
    guard position < tests.count, !hasCrashed else { return nil }
    defer { position += 1 }
    return ChildWork.Test(id: tests[position].test.id, iteration: tests[position].iteration)
  }

  /// Records that the last test cannot run alone, for example an unselected test case whose
  /// function already has its results.
  mutating func recordNotRun() { notRun.append(tests[position - 1]) }

  private var isInconclusive: Bool { position == tests.count && !hasCrashed }

  /// The result of the only test that may have ended the process, as all others ended by themselves
  /// when they ran alone.
  var resultOfOnlyCandidate: (result: TestResult, test: InterruptedTest)? {
    guard isInconclusive, notRun.count == 1, let test = notRun.first else { return nil }
    return (test.crashed(end, crash, process: process, now: time), test)
  }

  /// The output of the process that ended.
  var output: String { crash.output }

  /// The failure to report when all tests have run and none is to blame.
  var conclusion: ReportedFailure? {
    guard isInconclusive, notRun.count != 1, let first = tests.first else { return nil }
    let ran = tests.filter { test in !notRun.contains { $0.key == test.key } }
    var message =
      crash.explained(
        tests.count == 1
          ? "\(end) while one test was running, but expected it to end by itself"
          : "\(end) while \(counted(tests.count, "test")) were running, but expected them to "
            + "end by themselves")
    for (what, tests) in [
      ("Each ended by itself when it ran alone", ran), ("Not run alone", notRun),
    ]
    where !tests.isEmpty {
      message += "\n\(what): " + tests.map { "\($0.test.id)" }.joined(separator: ", ")
    }
    return ReportedFailure(message: message, callSite: crash.callSite ?? first.test.callSite)
  }
}
#endif
