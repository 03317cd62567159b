#if LITMUS_RUNNER
package import Foundation
@_spi(Litmus) internal import LitmusReporting
package import LitmusRunnerCore

/// A decoder of events from the lines of JSON that ``JSONLinesReporter`` wrote, in their order.
///
/// A result's line does not repeat the lines before it, so the decoder stores failures and
/// attachments until the result.
package struct EventLineDecoder {
  /// Makes a decoder for the lines of one run.
  package init() {}

  /// The tests that have begun, each in a repetition: parallel processes may be in different ones.
  private var open: [RunHistory.Key: TestResult] = [:]
  /// The state, for the parts of a summary that its line does not contain.
  private var state = RunHistory()

  /// Returns the event of a line; `nil` if it is not an event, or of an unknown kind.
  ///
  /// - Parameter line: The line, with or without its line break.
  package mutating func event(_ line: Data) -> TestEvent? {
    line.withUnsafeBytes { event($0) }
  }

  mutating func event(_ line: UnsafeRawBufferPointer) -> TestEvent? {
    (try? JSONLine(line).event()).map { complete($0) }
  }

  /// Returns the events of a JSON array of lines; the last is the result that the others lead to.
  mutating func events(array: UnsafeRawBufferPointer) -> [TestEvent] {
    let events = try? JSONLine.objects(of: array).compactMap { try $0.event() }
    return events?.map { complete($0) } ?? []
  }

  /// Records a result that another decoder has read.
  mutating func apply(_ result: TestResult) {
    open[result.key] = nil
    state.apply(.testFinished(result))
  }

  /// Adds to an event what the lines before it have.
  private mutating func complete(_ event: TestEvent) -> TestEvent {
    switch event {
    case .testStarted(let test, let iteration): begin(test, iteration)
    case .failure(let failure):
      state.apply(event)
      guard let test = failure.test, !failure.isLate else { break }
      open[RunHistory.Key(test: test, iteration: failure.iteration ?? 1)]?.apply(event)
    case .attachment(let test, _):
      // Its line has no repetition.
      let last = open.keys.filter { $0.test == test }.max { $0.iteration < $1.iteration }
      if let last { open[last]?.apply(event) }
    case .testRetried(let result): return .testRetried(retried(result))
    case .testFinished(let result): return .testFinished(finished(result))
    case .runFinished(let end): return .runFinished(finished(end))
    case .runStarted: break
    }
    return event
  }
}

// MARK: - What earlier lines have
extension EventLineDecoder {
  private mutating func begin(_ test: TestDescription, _ iteration: Int) {
    let key = RunHistory.Key(test: test.id, iteration: iteration)
    // A retried test keeps the results of its earlier attempts.
    open[key] = TestResult(
      begun: test, iteration: iteration, earlierAttempts: open[key]?.earlierAttempts ?? [])
  }

  private mutating func retried(_ result: TestResult) -> TestResult {
    let (result, earlier) = completed(result)
    open[result.key] = TestResult(
      begun: result.test, iteration: result.iteration, earlierAttempts: earlier + [result])
    return result
  }

  private mutating func finished(_ result: TestResult) -> TestResult {
    var (result, earlier) = completed(result)
    // An attempt that another was to follow, and did not, ends twice. Its failures came before the first end.
    if let last = earlier.last, last.attempt == result.attempt {
      result = last
      earlier.removeLast()
    }
    result.earlierAttempts = earlier
    apply(result)
    return result
  }

  /// Adds what came before a result, and forgets that; also returns the results of earlier attempts.
  private mutating func completed(
    _ result: TestResult
  ) -> (result: TestResult, earlier: [TestResult]) {
    guard let known = open.removeValue(forKey: result.key) else { return (result, []) }
    var result = result
    result.test = known.test
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
extension JSONLine {
  /// The duration of a number of seconds, to the microsecond; `nil` if there is none.
  private func duration(_ key: String) throws -> Duration? {
    try number(key).map { seconds in
      .microseconds(Int64(exactly: (seconds * 1_000_000).rounded()) ?? 0)
    }
  }

  private func test() throws -> TestID? {
    guard let test = try object("test") else { return nil }
    guard let module = try test.text("module"),
      let suite = try test.text("suite"), let name = try test.text("name")
    else { throw JSONLine.Malformed() }
    return TestID(module: module, suite: suite, name: name)
  }

  /// Returns the event as ``JSONLinesReporter`` writes it, without what only the lines before it have; `nil` if it is
  /// of an unknown kind.
  fileprivate func event() throws -> TestEvent? {
    switch (try text("event"), try test()) {
    case ("runStarted", _): return .runStarted(try start())
    case ("testStarted", let test?):
      return .testStarted(try description(of: test), iteration: try integer("repetition") ?? 1)
    case ("failure", let test): return .failure(try failure(in: test))
    case ("attachment", let test?): return .attachment(test, try attachment())
    case ("testRetried", let test?): return try result(of: test).map { .testRetried($0) }
    case ("testFinished", let test?): return try result(of: test).map { .testFinished($0) }
    case ("runFinished", _):
      var summary = TestRunSummary()
      summary.notRun = try integer("notRun") ?? 0
      summary.duration = try duration("duration") ?? .zero
      return .runFinished(summary)
    default: return nil
    }
  }

  private func callSite() throws -> CallSite {
    let path = try text("file") ?? ""
    return CallSite(
      fileID: try text("fileID") ?? path, filePath: path, line: try integer("line") ?? 0,
      column: try integer("column") ?? 0)
  }

  private func start() throws -> TestRunStart {
    TestRunStart(
      testCount: try integer("tests") ?? 0,
      iterations: try integer("repetitions"),
      suiteCount: try integer("suites") ?? 0,
      seed: try integer("seed"),
      retries: try integer("retries") ?? 0,
      shard: try value("shard"),
      emptyReason: try text("emptyReason"),
      ambiguousSuites: try value("ambiguousSuites") ?? [])
  }

  private func description(of test: TestID) throws -> TestDescription {
    TestDescription(
      id: test, displayName: try text("displayName"),
      suiteDisplayName: try text("suiteDisplayName"),
      tags: try texts("tags") ?? [],
      callSite: try callSite(), timeLimit: try duration("timeLimit"))
  }

  private func failure(in test: TestID?) throws -> TestFailure {
    let errorType = try text("errorType")
    return TestFailure(
      test: test,
      iteration: try integer("repetition"),
      failure: ReportedFailure(
        message: try text("message") ?? "", callSite: try callSite(),
        difference: try text("difference"),
        error: try text("error").map {
          RecordedError(typeName: errorType ?? "failure", description: $0)
        }),
      isExpected: try isTrue("expected"),
      isLate: try isTrue("late"),
      attempt: try integer("attempt") ?? 1,
      output: try text("output") ?? "")
  }

  private func attachment() throws -> TestAttachment {
    let content: TestAttachment.Content =
      if let data = try text("base64").flatMap({ Data(base64Encoded: $0) }) {
        .data(data)
      } else {
        .text(try text("text") ?? "")
      }
    return TestAttachment(name: try text("name") ?? "", content: content)
  }

  /// Returns a result; `nil` for an outcome that no version so far has written.
  private func result(of test: TestID) throws -> TestResult? {
    guard let kind = OutcomeKind(rawValue: try text("outcome") ?? "") else { return nil }
    return TestResult(
      test: TestDescription(
        id: test, callSite: CallSite(fileID: "", filePath: "", line: 0, column: 0)),
      iteration: try integer("repetition") ?? 1,
      isSuiteHook: try isTrue("hook"),
      outcome: TestOutcome(kind, reason: try text("reason") ?? ""),
      duration: try duration("duration") ?? .zero,
      failures: [],
      expectedFailures: [],
      attachments: [],
      output: try text("output") ?? "",
      attempt: try integer("attempt") ?? 1,
      process: try integer("process") ?? 0,
      start: try duration("start") ?? .zero)
  }
}
#endif
