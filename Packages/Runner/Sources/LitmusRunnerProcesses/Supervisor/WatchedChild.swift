#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerStorage

/// A child and its state, as read from its journal so far.
struct WatchedChild {
  let number: Int
  let work: ChildWork
  let process: any RunningChild
  /// The file with its output; `nil` if that is not captured.
  private let output: GrowingFile?
  /// The path of the file that names the suite whose tests the child is listing.
  let listing: String
  private var reader: JournalReader
  /// When its journal last had a new record, or the child was started.
  private(set) var lastRecord = ContinuousClock.now
  /// Whether it has been reported that the child does nothing.
  private var isIdlenessReported = false
  /// The limit that made the parent kill the child while no test was running.
  private(set) var idleLimit: Duration?
  /// The events that have not been reported.
  private var unreported: [TestEvent] = []
  /// How the child ended; `nil` while it is running.
  private(set) var ending: ProcessEnd?
  var hasExited: Bool { ending != nil }
  private var runningByKey = OrderedValues<RunHistory.Key, InterruptedTest>()
  /// The tests that have begun and not ended, in the order in which they began.
  var running: [InterruptedTest] { runningByKey.values }
  /// Whether no test has begun and not ended.
  private var isIdle: Bool { runningByKey.isEmpty }
  /// When ``killIfOverdue(at:timeLimit:)`` last looked at all running tests.
  private var lastLimitCheck: Duration?
  /// The times that count against no limit.
  private var stopped = StoppedTime(since: .now)
  /// The test that ended last.
  private(set) var lastEnded: TestDescription?
  /// How the test ended that ended last.
  private(set) var lastOutcome: TestOutcome?
  /// How many results of tests there are; those of hooks may come again in each process.
  private(set) var resultCount = 0
  /// How many tests have begun.
  private(set) var begunCount = 0
  /// Why the child cannot run anything.
  private(set) var refusal: RunError?
  /// Why the child has left its work to another process.
  private(set) var exitReason: ChildExitReason?
  /// When the parent read that the child had done all its work; the process may end later.
  private(set) var workDoneAt: ContinuousClock.Instant?
  /// When the child crashed, counted from the start of the run, if it takes a while to end.
  private(set) var crashTime: Duration?
  /// Whether exactly one test was running at the crash, which is to blame.
  ///
  /// If several were, one of them may hang and get a result of its own before the process ends; those that
  /// are left must not be blamed.
  private(set) var isCulpritKnown = false
  /// `nil` if no crash can be seen before the end.
  private var crashDetector: CrashDetector?
  /// How much of its output belongs to tests that have ended.
  private var outputPosition = 0
  /// The test whose time limit made the parent kill the child, and the limit.
  var overdue: (test: RunHistory.Key, limit: Duration)?
  /// Whether the parent killed the child for a reason that no longer applied when the child ended.
  var isKilledInVain: Bool {
    if let overdue { return !running.contains { $0.key == overdue.test } }
    return idleLimit != nil && !running.isEmpty
  }

  init(
    number: Int, work: ChildWork, process: any RunningChild, folder: RunFolder, outputPath: String?
  ) {
    self.number = number
    self.work = work
    self.process = process
    output = outputPath.map { GrowingFile(path: $0) }
    listing = folder.listing(of: number)
    reader = JournalReader(path: folder.journal(of: number))
    crashDetector =
      process.runsTestsItself ? CrashDetector(process: process.pid, output: output) : nil
  }

  /// Reads the new records of the journal, and stores the events that are to be reported.
  ///
  /// - Returns: Whether there were new records.
  mutating func readJournal() -> Bool {
    let records = reader.read()
    if !records.isEmpty {
      lastRecord = .now
      isIdlenessReported = false
    }
    for record in records {
      if let event = apply(record) { unreported.append(event) }
    }
    return !records.isEmpty
  }

  /// Returns the events since the last call, and removes them.
  mutating func removeUnreportedEvents() -> [TestEvent] {
    exchange(&unreported, with: [])
  }

  /// Checks whether the process has ended.
  mutating func checkForEnd() { ending = process.end() }

  /// Checks whether the child has crashed, and records when.
  ///
  /// - Parameter now: How long the run has taken.
  mutating func checkForCrash(at now: Duration) {
    guard crashTime == nil, !isIdle, crashDetector?.isSeen() == true else { return }
    // Another test may have begun since the journal was read; now its process is stopped.
    _ = readJournal()
    crashTime = now
    isCulpritKnown = running.count == 1
  }

  /// Returns whether the child was started for one test, to see whether the test ends its process.
  func isFor(_ test: InterruptedTest) -> Bool {
    work.share == .only(test.key)
  }

  /// The tests that have begun and not ended, in the form that other children receive.
  var runningTests: [RunHistory.Key] {
    running.map(\.key)
  }

  /// Returns the child's output that belongs to no test that has ended.
  ///
  /// - Parameters:
  ///   - ending: How the child ended in the middle of tests, if it did. What a crash wrote is part of the
  ///     output even if a test has ended between the crash's message and the end.
  ///   - fullOutput: Where output is stored that is too long for reports.
  func remainingOutput(
    after ending: ProcessEnd? = nil, storingIn fullOutput: FullOutput? = nil
  ) -> String {
    let test = running.last.map {
      FullOutput.Source(
        test: $0.test.id, iteration: $0.result.iteration, attempt: $0.result.attempt)
    }
    return output?.excerpt(
      from: ending.flatMap(crashStart) ?? outputPosition,
      storingIn: fullOutput.flatMap { fullOutput in test.map { (fullOutput, $0) } }) ?? ""
  }

  /// Returns the offset of a crash's message if it is before `outputPosition`, that is, if another test
  /// ended after the message was written; otherwise `nil`.
  private func crashStart(_ ending: ProcessEnd) -> Int? {
    guard case .killed(let signal) = ending, ![SIGKILL, SIGTERM].contains(signal),
      let begun = running.map(\.outputStart).min(), begun < outputPosition, let output
    else { return nil }
    let first = max(begun, outputPosition - CrashOutput.window)
    let bytes = output.bytes(from: first, atMost: outputPosition - first + CrashOutput.window)
    let start = CrashOutput.start(in: bytes).map { first + $0 }
    return start.flatMap { $0 < outputPosition ? $0 : nil }
  }

  /// The end of a failure text about a child that stopped while no test was running: what it was doing,
  /// and what was expected instead.
  var activity: String {
    if let suite = ListingRecord.interrupted(listing) {
      return "while \(suite) listed its tests, but expected that to return"
    }
    guard let lastEnded else { return "before any test, but expected it to run tests" }
    return "after \(lastEnded.id) and before the next test, but expected it to continue"
  }

  private mutating func apply(_ record: JournalRecord) -> TestEvent? {
    switch record {
    case .process, .crashed: return nil
    case .began(let begun, let position):
      if !begun.isSuiteHook { begunCount += 1 }
      // Between its backtrace and its end, a process may begin another test, which is not to blame.
      guard crashTime == nil else { return nil }
      outputPosition = position
      runningByKey[begun.key] = InterruptedTest(result: begun, outputStart: position)
      return nil
    case .hookEnded(let test, let iteration):
      runningByKey[RunHistory.Key(test: test, iteration: iteration)] = nil
      return nil
    case .event(let event, let position):
      apply(event, position)
      return event
    case .refused(let message, let code):
      refusal = RunError(message, code: .init(rawValue: code) ?? .failed)
      return nil
    case .left(let exitReason):
      self.exitReason = exitReason
      return nil
    case .ended:
      workDoneAt = .now
      return nil
    }
  }

  private mutating func apply(_ event: TestEvent, _ position: Int) {
    switch event {
    case .testFinished(let result), .testRetried(let result):
      // What a crash wrote belongs to the test that caused it; a hang's backtrace is in its result.
      if crashTime == nil || result.outcome == .timedOut { outputPosition = position }
      lastEnded = result.test
      if !result.isSuiteHook {
        resultCount = resultCount + 1
        lastOutcome = result.outcome
      }
      runningByKey[result.key] = nil
    default:
      if let test = event.openTest(among: runningTests.reversed()) {
        runningByKey[test]?.apply(event)
      }
    }
  }
}

// MARK: - Hangs
extension WatchedChild {
  /// How long a child may take to exit when it has done its work.
  static let exitLimit = Duration.seconds(10)
  /// How long a child has to handle a test that exceeds its time limit, on a busy machine, too.
  private static let grace = Duration.seconds(10)
  /// How often the limits are compared with the time, as thousands of tests may be running.
  private static let limitInterval = Duration.milliseconds(100)

  /// Whether the child has done its work, but not exited in time.
  var isLingering: Bool {
    guard let workDoneAt else { return false }
    let now = ContinuousClock.now
    return stopped.running(in: now - workDoneAt, before: now) >= Self.exitLimit
  }

  /// Kills the child if it has not handled a hang itself.
  ///
  /// - Parameters:
  ///   - now: How long the run has taken.
  ///   - timeLimit: How long a test may take that has no limit of its own.
  mutating func killIfOverdue(at now: Duration, timeLimit: Duration?) {
    stopped.look(at: .now)
    if isLingering { process.terminate() }
    // A crash may take a while: the backtrace is not part of the test's time.
    guard overdue == nil, crashTime == nil, !isIdle else { return }
    if let lastLimitCheck, now - lastLimitCheck < Self.limitInterval { return }
    lastLimitCheck = now
    for test in running {
      guard let limit = test.test.timeLimit ?? timeLimit,
        stopped.running(in: now - test.result.start, before: .now) > limit + Self.grace
      else { continue }
      overdue = (test.key, limit)
      process.terminate()
      return
    }
  }
}

// MARK: - Hangs outside of tests
extension WatchedChild {
  /// How long a child may do nothing between tests, in addition to the time limit of tests.
  private static let idleGrace = Duration.seconds(10)

  /// Returns whether a process other than the parent has ended the child.
  func isKilledFromOutside(_ ending: ProcessEnd) -> Bool {
    idleLimit == nil && overdue == nil
      && [.killed(signal: SIGKILL), .killed(signal: SIGTERM)].contains(ending)
  }

  /// Returns how long a child has been doing something other than running a test.
  private func idleTime(at now: ContinuousClock.Instant) -> Duration? {
    isIdle && workDoneAt == nil ? stopped.running(in: now - lastRecord, before: now) : nil
  }

  /// Kills the child if it makes no progress while no test is running.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - timeLimit: How long a test may take that has no limit of its own; without one, nothing is
  ///     killed.
  mutating func killIfIdle(at now: ContinuousClock.Instant, timeLimit: Duration?) {
    guard let timeLimit, idleLimit == nil, let time = idleTime(at: now) else { return }
    let limit = timeLimit + Self.idleGrace
    guard time > limit else { return }
    idleLimit = limit
    process.terminate()
  }

  /// Returns a warning, once, if the child makes no progress while no test is running.
  ///
  /// - Parameter now: The time.
  mutating func idleness(at now: ContinuousClock.Instant) -> String? {
    guard !isIdlenessReported, let time = idleTime(at: now), time >= Self.idleGrace else {
      return nil
    }
    isIdlenessReported = true
    return "Process \(process.pid) has done nothing for \(Self.idleGrace.components.seconds) s "
      + activity
  }
}
#endif
