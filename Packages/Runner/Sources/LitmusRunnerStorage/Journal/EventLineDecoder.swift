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
    switch line.event {
    case .testStarted(let test, let iteration): begin(test, iteration)
    case .failure(let failure): add(failure)
    case .attachment(let test, let attachment): add(attachment, to: test)
    case .testRetried(let result): return .testRetried(retried(result))
    case .testFinished(let result): return .testFinished(finished(result))
    case .runFinished(let end): return .runFinished(finished(end))
    case .runStarted, nil: break
    }
    return line.event
  }
}

// MARK: - What earlier lines have
extension EventLineDecoder {
  private mutating func begin(_ test: TestDescription, _ iteration: Int) {
    let key = RunHistory.Key(test: test.id, iteration: iteration)
    // A retried test keeps the results of its earlier attempts.
    let earlier = open[key]?.earlierAttempts ?? []
    open[key] = OpenTest(description: test, earlierAttempts: earlier)
  }

  private mutating func add(_ failure: TestFailure) {
    state.apply(.failure(failure))
    guard let test = failure.test, !failure.isLate else { return }
    let key = RunHistory.Key(test: test, iteration: failure.iteration ?? 1)
    if failure.isExpected {
      open[key]?.expectedFailures.append(failure.failure)
    } else {
      open[key]?.failures.append(failure.failure)
    }
  }

  private mutating func add(_ attachment: TestAttachment, to id: TestID) {
    // Its line has no repetition.
    let last = open.keys.filter { $0.test == id }.max { $0.iteration < $1.iteration }
    if let last { open[last]?.attachments.append(attachment) }
  }

  private mutating func retried(_ result: TestResult) -> TestResult {
    let (result, earlier) = completed(result)
    let key = RunHistory.Key(test: result.test.id, iteration: result.iteration)
    open[key] = OpenTest(description: result.test, earlierAttempts: earlier + [result])
    return result
  }

  private mutating func finished(_ result: TestResult) -> TestResult {
    var (result, earlier) = completed(result)
    result.earlierAttempts = earlier
    apply(result)
    return result
  }

  /// Adds what came before a result, and forgets that; also returns the results of earlier attempts.
  private mutating func completed(
    _ result: TestResult
  ) -> (result: TestResult, earlier: [TestResult]) {
    let key = RunHistory.Key(test: result.test.id, iteration: result.iteration)
    guard let known = open.removeValue(forKey: key) else { return (result, []) }
    var result = result
    result.test = known.description
    result.failures = known.failures
    result.expectedFailures = known.expectedFailures
    result.attachments = known.attachments
    return (result, known.earlierAttempts)
  }

  private func finished(_ end: TestRunSummary) -> TestRunSummary {
    var summary = state.summary
    summary.notRun = end.notRun
    summary.duration = end.duration
    return summary
  }
}

// MARK: - One line
/// A line of JSON as ``JSONLinesReporter`` writes it: its event, without what only the lines before it have.
private struct EventLine: Decodable {
  /// The event; `nil` if it is of an unknown kind.
  let event: TestEvent?

  init(from decoder: any Decoder) throws {
    let values = EventValues(container: try decoder.container(keyedBy: EventValues.Key.self))
    event = try values.event()
  }
}

/// The values of a line.
private struct EventValues {
  enum Key: String, CodingKey {
    case ambiguousSuites, attempt, base64, column, difference, displayName, duration, emptyReason,
      error,
      errorType, event, expected, file, fileID, hook, late, line, message, name, notRun, outcome,
      output,
      process, reason, repetition, repetitions, retries, seed, shard, start, suiteDisplayName,
      suites,
      tags, test, tests, text, timeLimit
  }

  let container: KeyedDecodingContainer<Key>

  private func value<Value: Decodable>(_ key: Key) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: key)
  }

  private func text(_ key: Key) throws -> String { try value(key) ?? "" }

  private func number(_ key: Key, or other: Int = 0) throws -> Int { try value(key) ?? other }

  private func isTrue(_ key: Key) throws -> Bool { try value(key) ?? false }

  /// The duration of a number of seconds, to the microsecond.
  private func duration(_ key: Key) throws -> Duration {
    let seconds: Double = try value(key) ?? 0
    return .microseconds(Int64(exactly: (seconds * 1_000_000).rounded()) ?? 0)
  }

  func event() throws -> TestEvent? {
    let test: TestID? = try value(.test)
    switch (try text(.event), test) {
    case ("runStarted", _): return .runStarted(try start())
    case ("testStarted", let test?):
      return .testStarted(try description(of: test), iteration: try number(.repetition, or: 1))
    case ("failure", let test): return .failure(try failure(in: test))
    case ("attachment", let test?): return .attachment(test, try attachment())
    case ("testRetried", let test?): return try result(of: test).map { .testRetried($0) }
    case ("testFinished", let test?): return try result(of: test).map { .testFinished($0) }
    case ("runFinished", _):
      var summary = TestRunSummary()
      summary.notRun = try number(.notRun)
      summary.duration = try duration(.duration)
      return .runFinished(summary)
    default: return nil
    }
  }

  private func callSite() throws -> CallSite {
    let path = try text(.file)
    return CallSite(
      fileID: try value(.fileID) ?? path, filePath: path, line: try number(.line),
      column: try number(.column))
  }

  private func start() throws -> TestRunStart {
    TestRunStart(
      testCount: try number(.tests),
      iterations: try value(.repetitions),
      suiteCount: try number(.suites),
      seed: try value(.seed),
      retries: try number(.retries),
      shard: try value(.shard),
      emptyReason: try value(.emptyReason),
      ambiguousSuites: try value(.ambiguousSuites) ?? [])
  }

  private func description(of test: TestID) throws -> TestDescription {
    let hasLimit = try container.contains(.timeLimit) && !container.decodeNil(forKey: .timeLimit)
    return TestDescription(
      id: test, displayName: try value(.displayName),
      suiteDisplayName: try value(.suiteDisplayName), tags: try value(.tags) ?? [],
      callSite: try callSite(), timeLimit: hasLimit ? try duration(.timeLimit) : nil)
  }

  private func failure(in test: TestID?) throws -> TestFailure {
    let error: String? = try value(.error)
    let errorType: String? = try value(.errorType)
    return TestFailure(
      test: test,
      iteration: try value(.repetition),
      failure: ReportedFailure(
        message: try text(.message), callSite: try callSite(), difference: try value(.difference),
        error: error.map { RecordedError(typeName: errorType ?? "failure", description: $0) }),
      isExpected: try isTrue(.expected),
      isLate: try isTrue(.late),
      attempt: try number(.attempt, or: 1),
      output: try text(.output))
  }

  private func attachment() throws -> TestAttachment {
    let base64: String? = try value(.base64)
    let content: TestAttachment.Content =
      if let data = base64.flatMap({ Data(base64Encoded: $0) }) {
        .data(data)
      } else {
        .text(try text(.text))
      }
    return TestAttachment(name: try text(.name), content: content)
  }

  /// Returns a result; `nil` for an outcome that no version so far has written.
  private func result(of test: TestID) throws -> TestResult? {
    guard let kind = OutcomeKind(rawValue: try text(.outcome)) else { return nil }
    return TestResult(
      test: TestDescription(
        id: test, callSite: CallSite(fileID: "", filePath: "", line: 0, column: 0)),
      iteration: try number(.repetition, or: 1),
      isSuiteHook: try isTrue(.hook),
      outcome: TestOutcome(kind, reason: try text(.reason)),
      duration: try duration(.duration),
      failures: [],
      expectedFailures: [],
      attachments: [],
      output: try text(.output),
      attempt: try number(.attempt, or: 1),
      process: try number(.process),
      start: try duration(.start))
  }
}
#endif
