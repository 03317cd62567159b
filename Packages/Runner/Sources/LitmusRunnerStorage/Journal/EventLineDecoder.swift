#if LITMUS_RUNNER
package import Foundation
@_spi(Litmus) internal import LitmusReporting
package import LitmusRunnerCore

/// A decoder of events from the lines of JSON that ``JSONLinesReporter`` wrote, in their order.
///
/// A result's line does not repeat the lines before it, so the decoder stores failures and
/// attachments until the result.
package struct EventLineDecoder {
  /// The events of a test since it began.
  private struct OpenTest {
    var description: TestDescription
    var failures: [ReportedFailure] = []
    var expectedFailures: [ReportedFailure] = []
    var attachments: [TestAttachment] = []
    var earlierAttempts: [TestResult] = []
  }

  /// Makes a decoder for the lines of one run.
  package init() {}

  private let decoder = JSONDecoder()
  /// The tests without a result, each in a repetition: parallel processes may be in different ones.
  private var open: [RunHistory.Key: OpenTest] = [:]
  /// The state, for the parts of a summary that its line does not contain.
  private var state = RunState()

  /// Returns the event of a line; `nil` if it is not an event, or of an unknown kind.
  ///
  /// - Parameter line: The line, with or without its line break.
  package mutating func event(_ line: Data) -> TestEvent? {
    (try? decoder.decode(EventLine.self, from: line)).flatMap { event($0) }
  }

  /// Returns the events of a JSON array of lines; the last is the result that the others lead to.
  mutating func events(array: Data) -> [TestEvent] {
    let lines = try? decoder.decode([EventLine].self, from: array)
    return lines?.compactMap { event($0) } ?? []
  }

  /// Records a result that was not decoded from a line.
  mutating func apply(_ result: TestResult) { state.apply(.testFinished(result)) }

  private mutating func event(_ line: EventLine) -> TestEvent? {
    switch line.event {
    case "runStarted": runStarted(line)
    case "testStarted": testStarted(line)
    case "failure": failure(line)
    case "attachment": attachment(line)
    case "testRetried": result(line, isRetried: true)
    case "testFinished": result(line, isRetried: false)
    case "runFinished": runFinished(line)
    default: nil
    }
  }
}

// MARK: - One event
extension EventLineDecoder {
  private mutating func runStarted(_ line: EventLine) -> TestEvent {
    .runStarted(
      TestRunStart(
        testCount: line.tests ?? 0,
        iterations: line.repetitions,
        suiteCount: line.suites ?? 0,
        seed: line.seed,
        retries: line.retries ?? 0,
        shard: line.shard,
        emptyReason: line.emptyReason,
        ambiguousSuites: line.ambiguousSuites ?? []))
  }

  private mutating func testStarted(_ line: EventLine) -> TestEvent? {
    guard let id = line.test else { return nil }
    let test = TestDescription(
      id: id, displayName: line.displayName, suiteDisplayName: line.suiteDisplayName,
      tags: line.tags ?? [], callSite: line.callSite,
      timeLimit: line.timeLimit.map { Duration(json: $0) })
    let key = RunHistory.Key(test: id, iteration: line.repetition ?? 1)
    // A retried test keeps the results of its earlier attempts.
    let earlier = open[key]?.earlierAttempts ?? []
    open[key] = OpenTest(description: test, earlierAttempts: earlier)
    return .testStarted(test, iteration: key.iteration)
  }

  private mutating func failure(_ line: EventLine) -> TestEvent {
    let failure = TestFailure(
      test: line.test,
      iteration: line.repetition,
      failure: line.reportedFailure,
      isExpected: line.expected ?? false,
      isLate: line.late ?? false,
      attempt: line.attempt ?? 1,
      output: line.output ?? "")
    state.apply(.failure(failure))
    if let id = failure.test, !failure.isLate {
      let key = RunHistory.Key(test: id, iteration: line.repetition ?? 1)
      if failure.isExpected {
        open[key]?.expectedFailures.append(failure.failure)
      } else {
        open[key]?.failures.append(failure.failure)
      }
    }
    return .failure(failure)
  }

  private mutating func attachment(_ line: EventLine) -> TestEvent? {
    guard let id = line.test else { return nil }
    // Its line has no repetition.
    let last = open.keys.filter { $0.test == id }.max { $0.iteration < $1.iteration }
    if let last { open[last]?.attachments.append(line.attachment) }
    return .attachment(id, line.attachment)
  }

  private mutating func result(_ line: EventLine, isRetried: Bool) -> TestEvent? {
    guard let id = line.test, let outcome = line.testOutcome else { return nil }
    let key = RunHistory.Key(test: id, iteration: line.repetition ?? 1)
    let known = open.removeValue(forKey: key)
    let test = known?.description ?? TestDescription(id: id, callSite: line.callSite)
    var result = TestResult(
      test: test,
      iteration: key.iteration,
      isSuiteHook: line.hook ?? false,
      outcome: outcome,
      duration: Duration(json: line.duration),
      failures: known?.failures ?? [],
      expectedFailures: known?.expectedFailures ?? [],
      attachments: known?.attachments ?? [],
      output: line.output ?? "",
      attempt: line.attempt ?? 1,
      process: line.process ?? 0,
      start: Duration(json: line.start))
    let earlier = known?.earlierAttempts ?? []
    if isRetried {
      open[key] = OpenTest(description: test, earlierAttempts: earlier + [result])
      return .testRetried(result)
    }
    result.earlierAttempts = earlier
    apply(result)
    return .testFinished(result)
  }

  private mutating func runFinished(_ line: EventLine) -> TestEvent {
    var summary = state.summary
    summary.notRun = line.notRun ?? 0
    summary.duration = Duration(json: line.duration)
    return .runFinished(summary)
  }
}

/// One line of JSON as ``JSONLinesReporter`` writes it, with the keys of all kinds of events.
private struct EventLine: Decodable {
  var event: String
  var test: TestID?
  var repetition: Int?
  // Of a run's start.
  var ambiguousSuites: [String]?
  var emptyReason: String?
  var shard: TestShard?
  var repetitions: Int?
  var retries: Int?
  var seed: UInt64?
  var suites: Int?
  var tests: Int?
  // Of a source location.
  var column: Int?
  var file: String?
  var fileID: String?
  var line: Int?
  // Of a test's start.
  var displayName: String?
  var suiteDisplayName: String?
  var tags: [String]?
  var timeLimit: Double?
  // Of a failure.
  var difference: String?
  var error: String?
  var errorType: String?
  var expected: Bool?
  var late: Bool?
  var message: String?
  // Of an attachment.
  var base64: String?
  var name: String?
  var text: String?
  // Of a failure and of a result.
  var attempt: Int?
  // Of a result.
  var duration: Double?
  var hook: Bool?
  var outcome: String?
  var output: String?
  var process: Int?
  var reason: String?
  var start: Double?
  // Of a run's end.
  var notRun: Int?
}

extension EventLine {
  /// The source location.
  var callSite: CallSite {
    let path = file ?? ""
    return CallSite(
      fileID: fileID ?? path, filePath: path, line: line ?? 0, column: column ?? 0)
  }

  fileprivate var reportedFailure: ReportedFailure {
    ReportedFailure(
      message: message ?? "",
      callSite: callSite,
      difference: difference,
      error: error.map { RecordedError(typeName: errorType ?? "failure", description: $0) })
  }

  var attachment: TestAttachment {
    let content: TestAttachment.Content =
      if let base64, let data = Data(base64Encoded: base64) { .data(data) } else {
        .text(text ?? "")
      }
    return TestAttachment(name: name ?? "", content: content)
  }

  /// The outcome of a test; `nil` for one that no version so far has written.
  fileprivate var testOutcome: TestOutcome? {
    outcome.flatMap(OutcomeKind.init(rawValue:)).map { TestOutcome($0, reason: reason ?? "") }
  }
}

extension Duration {
  /// Creates a duration from a number of seconds, to the microsecond.
  init(json seconds: Double?) {
    let microseconds = ((seconds ?? 0) * 1_000_000).rounded()
    self = .microseconds(Int64(exactly: microseconds) ?? 0)
  }
}
#endif
