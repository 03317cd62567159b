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

  /// Records a result that another decoder has read.
  mutating func apply(_ result: TestResult) {
    open[RunHistory.Key(test: result.test.id, iteration: result.iteration)] = nil
    state.apply(.testFinished(result))
  }

  private mutating func event(_ line: EventLine) -> TestEvent? {
    let key = line.head.test.map { RunHistory.Key(test: $0, iteration: line.head.repetition ?? 1) }
    return switch line.content {
    case .runStarted(let start): .runStarted(start.value)
    case .testStarted(let test, let place): key.map { started($0, test, at: place) }
    case .failure(let failure, let place):
      self.failure(failure, at: place, line.head, key)
    case .attachment(let attachment): line.head.test.map { attached(attachment.value, to: $0) }
    case .result(let result, let isRetried):
      key.flatMap { self.result(result, $0, isRetried: isRetried) }
    case .runFinished(let end): runFinished(end)
    case .unknown: nil
    }
  }
}

// MARK: - One event
extension EventLineDecoder {
  private mutating func started(
    _ key: RunHistory.Key, _ line: TestLine, at place: Place
  ) -> TestEvent {
    let test = TestDescription(
      id: key.test, displayName: line.displayName, suiteDisplayName: line.suiteDisplayName,
      tags: line.tags ?? [], callSite: place.callSite,
      timeLimit: line.timeLimit.map { Duration(json: $0) })
    // A retried test keeps the results of its earlier attempts.
    let earlier = open[key]?.earlierAttempts ?? []
    open[key] = OpenTest(description: test, earlierAttempts: earlier)
    return .testStarted(test, iteration: key.iteration)
  }

  private mutating func failure(
    _ line: FailureLine, at place: Place, _ head: EventLine.Head, _ key: RunHistory.Key?
  ) -> TestEvent {
    let failure = TestFailure(
      test: head.test,
      iteration: head.repetition,
      failure: line.value(at: place),
      isExpected: line.expected ?? false,
      isLate: line.late ?? false,
      attempt: line.attempt ?? 1,
      output: line.output ?? "")
    state.apply(.failure(failure))
    if let key, !failure.isLate {
      if failure.isExpected {
        open[key]?.expectedFailures.append(failure.failure)
      } else {
        open[key]?.failures.append(failure.failure)
      }
    }
    return .failure(failure)
  }

  private mutating func attached(_ attachment: TestAttachment, to id: TestID) -> TestEvent {
    // Its line has no repetition.
    let last = open.keys.filter { $0.test == id }.max { $0.iteration < $1.iteration }
    if let last { open[last]?.attachments.append(attachment) }
    return .attachment(id, attachment)
  }

  private mutating func result(
    _ line: ResultLine, _ key: RunHistory.Key, isRetried: Bool
  ) -> TestEvent? {
    guard let outcome = line.testOutcome else { return nil }
    let known = open.removeValue(forKey: key)
    let test = known?.description ?? TestDescription(id: key.test, callSite: Place().callSite)
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

  private func runFinished(_ line: EndLine) -> TestEvent {
    var summary = state.summary
    summary.notRun = line.notRun ?? 0
    summary.duration = Duration(json: line.duration)
    return .runFinished(summary)
  }
}

// MARK: - Lines
/// One line of JSON as ``JSONLinesReporter`` writes it, of which only the keys of its kind are read.
private struct EventLine: Decodable {
  struct Head: Decodable {
    var event: String
    var test: TestID?
    var repetition: Int?
  }

  enum Content {
    case runStarted(StartLine)
    case testStarted(TestLine, Place)
    case failure(FailureLine, Place)
    case attachment(AttachmentLine)
    case result(ResultLine, isRetried: Bool)
    case runFinished(EndLine)
    case unknown
  }

  var head: Head
  var content: Content

  init(from decoder: any Decoder) throws {
    head = try Head(from: decoder)
    content =
      switch head.event {
      case "runStarted": .runStarted(try StartLine(from: decoder))
      case "testStarted": .testStarted(try TestLine(from: decoder), try Place(from: decoder))
      case "failure": .failure(try FailureLine(from: decoder), try Place(from: decoder))
      case "attachment": .attachment(try AttachmentLine(from: decoder))
      case "testRetried": .result(try ResultLine(from: decoder), isRetried: true)
      case "testFinished": .result(try ResultLine(from: decoder), isRetried: false)
      case "runFinished": .runFinished(try EndLine(from: decoder))
      default: .unknown
      }
  }
}

private struct StartLine: Decodable {
  var ambiguousSuites: [String]?
  var emptyReason: String?
  var shard: TestShard?
  var repetitions: Int?
  var retries: Int?
  var seed: UInt64?
  var suites: Int?
  var tests: Int?

  var value: TestRunStart {
    TestRunStart(
      testCount: tests ?? 0,
      iterations: repetitions,
      suiteCount: suites ?? 0,
      seed: seed,
      retries: retries ?? 0,
      shard: shard,
      emptyReason: emptyReason,
      ambiguousSuites: ambiguousSuites ?? [])
  }
}

/// A source location.
private struct Place: Decodable {
  var column: Int?
  var file: String?
  var fileID: String?
  var line: Int?

  var callSite: CallSite {
    let path = file ?? ""
    return CallSite(
      fileID: fileID ?? path, filePath: path, line: line ?? 0, column: column ?? 0)
  }
}

private struct TestLine: Decodable {
  var displayName: String?
  var suiteDisplayName: String?
  var tags: [String]?
  var timeLimit: Double?
}

private struct FailureLine: Decodable {
  var attempt: Int?
  var difference: String?
  var error: String?
  var errorType: String?
  var expected: Bool?
  var late: Bool?
  var message: String?
  var output: String?

  func value(at place: Place) -> ReportedFailure {
    ReportedFailure(
      message: message ?? "",
      callSite: place.callSite,
      difference: difference,
      error: error.map { RecordedError(typeName: errorType ?? "failure", description: $0) })
  }
}

private struct AttachmentLine: Decodable {
  var base64: String?
  var name: String?
  var text: String?

  var value: TestAttachment {
    let content: TestAttachment.Content =
      if let base64, let data = Data(base64Encoded: base64) { .data(data) } else {
        .text(text ?? "")
      }
    return TestAttachment(name: name ?? "", content: content)
  }
}

private struct ResultLine: Decodable {
  var attempt: Int?
  var duration: Double?
  var hook: Bool?
  var outcome: String?
  var output: String?
  var process: Int?
  var reason: String?
  var start: Double?

  /// The outcome of a test; `nil` for one that no version so far has written.
  var testOutcome: TestOutcome? {
    outcome.flatMap(OutcomeKind.init(rawValue:)).map { TestOutcome($0, reason: reason ?? "") }
  }
}

private struct EndLine: Decodable {
  var duration: Double?
  var notRun: Int?
}

extension Duration {
  /// Creates a duration from a number of seconds, to the microsecond.
  init(json seconds: Double?) {
    let microseconds = ((seconds ?? 0) * 1_000_000).rounded()
    self = .microseconds(Int64(exactly: microseconds) ?? 0)
  }
}
#endif
