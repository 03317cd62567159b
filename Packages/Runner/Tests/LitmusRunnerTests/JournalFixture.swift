@_spi(Litmus) import LitmusReporting

@testable import LitmusRunnerCore
@testable import LitmusRunnerStorage

/// A run's folder of its own, with a journal.
final class JournalFixture: Sendable {
  let directory = TemporaryDirectory()
  let run: RunFolder
  let warnings = Log()

  init() throws {
    run = try RunFolder.create(
      in: LitmusFolder(path: directory["litmus"]), header: RunHeader(program: "app", arguments: []))
  }

  /// The journal of the first process.
  var journal: String { run.journal(of: 1) }

  func writer(process: Int = 1) throws -> JournalWriter {
    try JournalWriter(
      run, process: process, elapsed: .seconds(1), outputPosition: { 7 },
      warn: { [warnings] in warnings($0) })
  }

  /// What the first process's journal says.
  func read(process: Int = 1) -> [JournalRecord] {
    var reader = JournalReader(path: run.journal(of: process))
    return reader.read()
  }

  /// The events in the first process's journal.
  func events() -> [TestEvent] {
    read().compactMap { record in
      if case .event(let event, _) = record { event } else { nil }
    }
  }

  func test(_ name: String, suite: String = "Suite", line: Int = 3) -> TestDescription {
    TestDescription(
      id: TestID(module: "App", suite: suite, name: name),
      displayName: "\(name) for readers", suiteDisplayName: "\(suite) for readers",
      tags: ["slow", ""],
      callSite: CallSite(
        fileID: "App/Suite.swift", filePath: "/src/Suite.swift", line: line, column: 5),
      timeLimit: .milliseconds(1_500))
  }

  func result(
    _ test: TestDescription, iteration: Int = 1, _ outcome: TestOutcome = .passed,
    failures: [ReportedFailure] = []
  ) -> TestResult {
    TestResult(
      test: test, iteration: iteration, outcome: outcome, duration: .milliseconds(2),
      failures: failures, expectedFailures: [], attachments: [], output: "", process: 1,
      start: .milliseconds(10))
  }

  /// Records that tests begin.
  func begin(_ tests: TestDescription..., isSuiteHook: Bool = false, in writer: JournalWriter) {
    for test in tests {
      writer.began(test, iteration: 1, attempt: 1, isSuiteHook: isSuiteHook)
    }
  }

  /// Records a test that passes.
  func pass(_ test: TestDescription, iteration: Int = 1, to writer: JournalWriter) {
    writer.began(test, iteration: iteration, attempt: 1, isSuiteHook: false)
    writer.record(.testStarted(test, iteration: iteration))
    writer.record(.testFinished(result(test, iteration: iteration)))
  }
}

/// A record in one line, without what differs from run to run.
func described(_ record: JournalRecord) -> String {
  switch record {
  case .process: "process"
  case .began(let begun, _):
    "began \(begun.test.id) \(begun.iteration) attempt \(begun.attempt)"
      + (begun.isSuiteHook ? " hook" : "")
  case .event(let event, _): line(event) ?? "the run starts"
  case .hookEnded(let test, _): "hookEnded \(test)"
  case .refused(let message, let code): "refused \(code): \(message)"
  case .left(let exitReason): "left \(exitReason)"
  case .ended: "ended"
  case .crashed: "crashed"
  }
}
