#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

/// A test that has begun in a child process, and its events so far, in case the process ends.
struct InterruptedTest {
  /// Its result so far.
  var result: TestResult
  /// How much its process had written to its output when it began.
  var outputStart = 0
  /// Whether its start has been reported.
  var isReported = false

  var key: RunHistory.Key { result.key }
  var test: TestDescription { result.test }
  var isSuiteHook: Bool { result.isSuiteHook }

  /// Whether it has reported that it took longer than its time limit.
  var isExpired: Bool { result.failures.contains { TimeLimit.isMessage($0.message) } }

  /// Records an event of the test.
  mutating func apply(_ event: TestEvent) {
    if case .testStarted = event { isReported = true }
    result.apply(event)
  }
}

// MARK: - Results
extension InterruptedTest {
  /// Returns the result of a test that ended its process.
  ///
  /// - Parameters:
  ///   - end: How the process ended.
  ///   - crash: What the process wrote during the test.
  ///   - process: The number of the child.
  ///   - now: When it ended, counted from the start of the run.
  func crashed(_ end: ProcessEnd, _ crash: CrashOutput, process: Int, now: Duration) -> TestResult {
    let what = isSuiteHook ? "the suite's \(hookName)" : "the test"
    let failure = ReportedFailure(
      message: crash.explained("\(end), but expected \(what) to end by itself"),
      callSite: crash.callSite?.completed(by: test.callSite) ?? test.callSite)
    return ended(.crashed, failure, crash.output, process: process, now: now)
  }

  /// Returns the result of a test that was still running long after its time limit, so that its
  /// process was killed.
  func timedOut(_ limit: Duration, output: String, process: Int, now: Duration) -> TestResult {
    let message = TimeLimit.message(limit)
    let isReported = result.failures.contains { $0.message == message }
    let failure = ReportedFailure(message: message, callSite: test.callSite)
    return ended(.timedOut, isReported ? nil : failure, output, process: process, now: now)
  }

  /// Returns the result of a test after which its process could not record anything.
  func unrecorded(_ output: String, process: Int, now: Duration) -> TestResult {
    let failure = ReportedFailure(
      message: "Process could not write its results after the test, but expected the test to leave "
        + "the limits of the process as they were",
      callSite: test.callSite)
    return ended(.failed, failure, output, process: process, now: now)
  }

  private var hookName: String { test.id.isSuiteSetUp ? "set-up" : "tear-down" }

  private func ended(
    _ outcome: TestOutcome, _ failure: ReportedFailure?, _ output: String, process: Int,
    now: Duration
  ) -> TestResult {
    var result = result
    result.outcome = outcome
    result.duration = max(.zero, now - result.start)
    if let failure { result.failures.append(failure) }
    result.output = output
    result.process = process
    return result
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

extension CrashOutput {
  /// The message, as the end of another message.
  package var suffix: String { message.map { ": \($0)" } ?? "" }

  /// Returns the message of the runtime, if there is one, followed by how the process ended.
  package func explained(_ end: String) -> String { message.map { "\($0)\n\(end)" } ?? end }
}

extension CallSite {
  /// Returns the call site with a path from a known one, if its own path is incomplete.
  fileprivate func completed(by known: CallSite) -> CallSite {
    if filePath.hasPrefix("/") { return self }
    if filePath == fileID, fileID == known.fileID { return at(known.filePath) }
    // An incomplete path most likely begins at a folder that contains the test's file.
    var folder = known.filePath[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let path = "\(folder)/\(filePath)"
      if path == known.filePath {
        return CallSite(fileID: known.fileID, filePath: path, line: line, column: column)
      }
      if access(path, F_OK) == 0 { return at(path) }
    }
    return self
  }

  private func at(_ filePath: String) -> CallSite {
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
#endif
