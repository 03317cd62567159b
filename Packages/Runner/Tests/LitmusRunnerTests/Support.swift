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

/// A made-up result.
func result(of test: TestDescription, _ outcome: TestOutcome) -> TestResult {
  TestResult(
    test: test,
    iteration: 1,
    outcome: outcome,
    duration: .zero,
    failures: [],
    expectedFailures: [],
    attachments: [],
    output: "")
}

/// A terminal of two rows, in which the summary repeats all.
let screen = TerminalScreen(rows: { 2 }, columns: { 80 })

/// What is written to a file.
func written(_ body: (FileWriter) -> Void) throws -> String {
  let url = try CommandLineFixture.temporaryDirectory().appending(path: "report")
  defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
  let writer = try ReportFile(path: url.path).stream()
  body(writer)
  try writer.finish()
  return try String(contentsOf: url, encoding: .utf8)
}

extension RunContext {
  /// Makes a context that differs from the default one.
  init(_ change: (inout RunContext) -> Void) {
    self.init()
    change(&self)
  }
}
