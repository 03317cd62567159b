import Foundation
@_spi(Litmus) import LitmusReporting

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports
@testable import LitmusRunnerStorage

/// A run's folder of its own, with a journal, which is removed with the last copy.
final class JournalFixture: Sendable {
  let directory: URL
  let folder: LitmusFolder
  let run: RunFolder
  let warnings = Log()

  init() throws {
    directory = try CommandLineFixture.temporaryDirectory()
    folder = LitmusFolder(path: directory.appending(path: "litmus").path)
    run = try RunFolder.create(in: folder, header: RunHeader(program: "app", arguments: []))
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

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
  case .began(let test, let iteration, let attempt, let isHook, _, _):
    "began \(test.id) \(iteration) attempt \(attempt)" + (isHook ? " hook" : "")
  case .event(let event, _): described(event)
  case .hookEnded(let test, _): "hookEnded \(test)"
  case .refused(let message, let code): "refused \(code): \(message)"
  case .left(let exitReason): "left \(exitReason)"
  case .ended: "ended"
  case .crashed: "crashed"
  }
}

/// An event in one line.
func described(_ event: TestEvent) -> String {
  switch event {
  case .runStarted(let start): "runStarted \(start.testCount)"
  case .testStarted(let test, _): "testStarted \(test.id)"
  case .failure(let failure):
    "failure \(failure.test.map { "\($0)" } ?? "nil") \(failure.failure.message)"
  case .attachment(let test, let attachment): "attachment \(test) \(attachment.name)"
  case .testRetried(let result): "testRetried \(result.test.id) \(result.outcome)"
  case .testFinished(let result): "testFinished \(result.test.id) \(result.outcome)"
  case .runFinished(let summary): "runFinished \(summary.finished)"
  }
}
