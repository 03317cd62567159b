import Foundation
@_spi(Litmus) import LitmusReporting

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

/// What was noted, in order, from anywhere.
final class Log: Sendable {
  private let noted = Locked<[String]>([])

  var entries: [String] { noted.withLock { $0 } }

  func callAsFunction(_ entry: String) { noted.withLock { $0.append(entry) } }
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
  TestDescription(id: HTMLFixture.id(name), callSite: HTMLFixture.place, timeLimit: timeLimit)
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
      test: test, iteration: 1, failure: HTMLFixture.failure(message), isExpected: isExpected,
      isLate: true, attempt: attempt))
}

extension TerminalStyle {
  static let plain = TerminalStyle(hasColors: false)
}

/// What is written to a file.
func written(_ body: (FileWriter) -> Void) throws -> String {
  let folder = try TemporaryFolder()
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
