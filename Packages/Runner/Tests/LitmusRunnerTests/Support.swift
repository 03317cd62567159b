@_spi(Litmus) import LitmusReporting
@_exported public import LitmusRunnerTestSupport

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

/// The tests of one made-up suite.
@MainActor func list<Subject>(
  make: @escaping @MainActor () throws -> Subject,
  add: (inout TestList<Subject>) -> Void
) -> AnyTestList {
  var list = TestList(make: make)
  add(&list)
  return AnyTestList(list)
}

/// One test of no suite in particular.
@MainActor func test(
  _ name: String = "test", line: UInt = #line, body: @escaping @MainActor () throws -> Void
) -> AnyTestList {
  list(make: { Plain() }) { $0.add(name, line: line) { _ in try body() } }
}

/// One asynchronous test of no suite in particular.
@MainActor func asyncTest(
  _ name: String = "test", line: UInt = #line,
  body: @escaping @Sendable () async throws -> Void
) -> AnyTestList {
  list(make: { Plain() }) { $0.add(name, line: line) { _ in try await body() } }
}

struct Plain {}

struct Oops: Error, CustomStringConvertible {
  var description: String { "oops" }
}

/// Runs some suites within the caller's task and returns what each test came to.
@MainActor func runTests(
  _ lists: AnyTestList..., options: TestRunOptions = TestRunOptions()
) async -> [TestResult] {
  let runner = TestRunner(lists: lists, options: options)
  let events = runner.events()
  _ = await runner.run()
  return await results(events)
}

/// The results among some events.
func results(_ events: TestEvents) async -> [TestResult] {
  var results: [TestResult] = []
  for await case .testFinished(let result) in events { results.append(result) }
  return results
}

/// A reporter that records the events that it receives.
final class RecordingReporter: TestReporter, Sendable {
  private let recorded = Locked<[TestEvent]>([])
  private let finished = Locked(false)

  var isFinished: Bool { finished.withLock { $0 } }
  var events: [TestEvent] { recorded.withLock { $0 } }
  var results: [TestResult] {
    events.compactMap { if case .testFinished(let result) = $0 { result } else { nil } }
  }

  func receive(_ event: TestEvent) { recorded.withLock { $0.append(event) } }
  func finish() throws { finished.withLock { $0 = true } }
}

extension TestResult {
  var messages: [String] { failures.map(\.message) }
}

extension TestOutcome {
  /// All outcomes, beginning with `passed`.
  static func all(reason: String) -> [TestOutcome] {
    OutcomeKind.allCases.reversed().map { TestOutcome($0, reason: reason) }
  }
}

/// The description of a made-up test.
func cartTest(_ name: String = "test", timeLimit: Duration? = nil) -> TestDescription {
  TestDescription(id: cartID(name), callSite: cartSite, timeLimit: timeLimit)
}

/// A made-up result, with failures at the test's declaration.
func result(
  of test: TestDescription, _ outcome: TestOutcome = .passed, _ messages: [String] = [],
  iteration: Int = 1, attempt: Int = 1, duration: Duration = .zero
) -> TestResult {
  TestResult(
    test: test, iteration: iteration, outcome: outcome, duration: duration,
    failures: messages.map { ReportedFailure(message: $0, callSite: test.callSite) },
    expectedFailures: [], attachments: [], output: "", attempt: attempt)
}

/// The event of a failure that comes when its test, or an attempt at it, has ended.
func lateFailure(
  _ message: String = "late", of test: TestID, attempt: Int = 1, isExpected: Bool = false
) -> TestEvent {
  .failure(
    TestFailure(
      test: test, iteration: 1, failure: cartFailure(message), isExpected: isExpected,
      isLate: true, attempt: attempt))
}

extension TerminalStyle {
  static let plain = TerminalStyle(hasColors: false)
}

/// What is written to a file.
func written(_ body: (FileWriter) -> Void) throws -> String {
  let folder = TemporaryDirectory()
  let writer = try ReportFile(path: folder["report"]).stream()
  body(writer)
  try writer.finish()
  return try folder.text(of: "report")
}

/// What a log shows of some events.
func logText(
  of events: [TestEvent], rerun: RerunCommand? = nil, content: TerminalContent = TerminalContent(),
  screen: TerminalScreen? = nil
) throws -> String {
  try written { writer in
    let reporter = PlainReporter(
      TerminalLines(writer: writer, style: .plain, rerun: rerun, content: content, screen: screen))
    for event in events { reporter.receive(event) }
  }
}

/// What a terminal shows of some events above the bar.
func terminalText(
  of events: [TestEvent], rerun: RerunCommand? = nil, rows: Int = 2
) throws -> String {
  let begin = ContinuousClock.now
  let text = try written { writer in
    let screen = TerminalScreen(rows: { rows }, columns: { 80 })
    let reporter = ProgressReporter(
      TerminalLines(writer: writer, style: .plain, rerun: rerun, screen: screen), now: { begin })
    for event in events { reporter.receive(event) }
  }
  return text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.split(separator: "\u{1b}[K", omittingEmptySubsequences: false).last ?? "" }
    .joined(separator: "\n")
}

/// The JUnit report of some events.
func junitText(of events: [TestEvent]) throws -> String {
  let reporter = JUnitReporter(file: try ReportFile(path: "/dev/null"))
  for event in events { reporter.receive(event) }
  return reporter.text()
}

extension TestRunOptions {
  /// Makes options that differ from the default ones.
  init(_ change: (inout TestRunOptions) -> Void) {
    self.init()
    change(&self)
  }
}

extension RunContext {
  /// Makes a context that differs from the default one.
  init(_ change: (inout RunContext) -> Void) {
    self.init()
    change(&self)
  }
}

/// The events of a run that are about its tests, one line each.
func lines(_ events: TestEvents) async -> [String] {
  var lines: [String] = []
  for await event in events { line(event).map { lines.append($0) } }
  return lines
}

/// Runs tests within the caller's task, and returns its events about them, one line each.
func lines(of runner: TestRunner) async -> [String] {
  let events = await runner.events()
  _ = await runner.run()
  return await lines(events)
}

/// An event in one line; `nil` for the start of a run.
func line(_ event: TestEvent) -> String? {
  switch event {
  case .runStarted: nil
  case .attachment(let test, let attachment): "\(test.name) attaches \(attachment.name)"
  case .testStarted(let test, _): "\(test.id.name) starts"
  case .failure(let failure): line(failure)
  case .testRetried(let result): "\(line(result)), runs again"
  case .testFinished(let result): line(result)
  case .runFinished(let summary): line(summary)
  }
}

private func line(_ failure: TestFailure) -> String {
  "\(failure.test?.name ?? "no test") \(failure.attempt): \(failure.failure.message)"
    + (failure.isLate ? " (late)" : "")
}

private func line(_ result: TestResult) -> String {
  let earlier = result.earlierAttempts.map { "\($0.attempt): \($0.messages.joined())" }
  return "\(result.test.id.name) \(result.attempt) \(result.outcome)"
    + (earlier.isEmpty ? "" : " after \(earlier.joined(separator: ", "))")
}

private func line(_ summary: TestRunSummary) -> String {
  let counts = [
    ("passed", summary.passed), ("failed", summary.failed), ("crashed", summary.crashed),
    ("flaky", summary.flaky), ("timed out", summary.timedOut), ("skipped", summary.skipped),
    ("failed as expected", summary.failedAsExpected), ("not run", summary.notRun),
  ]
  return counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
}
