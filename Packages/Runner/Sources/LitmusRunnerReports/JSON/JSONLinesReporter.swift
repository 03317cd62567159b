#if LITMUS_RUNNER
package import LitmusRunnerCore
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

/// A reporter that writes each event as a JSON object on its own line, as soon as it comes.
///
/// `docs/runner.md` lists the keys. They are sorted, and present in each object of their kind, but for `coverage`.
package final class JSONLinesReporter: TestReporter {
  /// The version of the keys, which changes when one is renamed or removed.
  private static let version = 1

  private let writer: FileWriter
  private let rerun: RerunCommand?
  private let origin: RunOrigin
  private let coverage: @Sendable () -> CoverageReport?
  private var start: TestRunStart?

  /// Makes a reporter.
  ///
  /// - Parameters:
  ///   - writer: Where the lines go.
  ///   - rerun: The command that reruns failed tests, to which the tests are added later.
  ///   - origin: When and where the run began.
  ///   - coverage: Returns the code coverage at the end of the run; `nil` if it was not measured.
  package init(
    writer: FileWriter, rerun: RerunCommand? = nil, origin: RunOrigin = RunOrigin(),
    coverage: @escaping @Sendable () -> CoverageReport? = { nil }
  ) {
    self.writer = writer
    self.origin = origin
    self.coverage = coverage
    self.rerun = rerun
  }

  package func receive(_ event: TestEvent) {
    if case .runStarted(let start) = event { self.start = start }
    writer.write(line(event) + "\n")
    writer.flush()
  }

  package func finish() throws { try writer.finish() }

  private func line(_ event: TestEvent) -> String {
    switch event {
    case .runStarted(let start): return Self.object(start, origin).text
    case .runFinished(let summary):
      let command =
        summary.failedTests.isEmpty ? nil : rerun?.running(summary.failedTests, after: start)
      return Self.object(summary, rerun: command?.description, coverage()).text
    default: return Self.line(event)
    }
  }

  /// Returns an event as a line of JSON.
  package static func line(_ event: TestEvent) -> String {
    switch event {
    case .runStarted(let start): object(start, RunOrigin()).text
    case .testStarted(let test, let iteration): object(test, "testStarted", iteration).text
    case .failure(let failure): object(failure).text
    case .attachment(let test, let attachment): object(test, attachment).text
    case .testRetried(let result): object(result, event: "testRetried").text
    case .testFinished(let result): object(result, event: "testFinished").text
    case .runFinished(let summary): object(summary, rerun: nil, nil).text
    }
  }
}

// MARK: - One event
extension JSONLinesReporter {
  private static func object(_ start: TestRunStart, _ origin: RunOrigin) -> JSONObject {
    var object = JSONObject()
    object.add("ambiguousSuites", start.ambiguousSuites)
    object.add("date", origin.date)
    object.add("emptyReason", start.emptyReason)
    object.add("event", "runStarted")
    object.add("program", origin.program)
    object.add("repetitions", start.iterations)
    object.add("retries", start.retries)
    object.addRaw("seed", start.seed.map { "\($0)" } ?? "null")
    object.add("shard", start.shard.map { self.object($0) })
    object.add("suites", start.suiteCount)
    object.add("system", origin.system)
    object.add("tests", start.testCount)
    object.add("version", version)
    object.addRaw("whole", origin.whole.map { "\($0)" } ?? "null")
    return object
  }

  private static func object(_ shard: TestShard) -> JSONObject {
    var object = JSONObject()
    object.add("count", shard.count)
    object.add("cut", shard.cut)
    object.add("index", shard.index)
    return object
  }

  /// Returns the line of a test in a list of tests: the data of `testStarted` without the repetition.
  package static func line(listing test: TestDescription) -> String {
    object(test, "testListed", nil).text
  }

  private static func object(
    _ test: TestDescription, _ event: String, _ iteration: Int?
  ) -> JSONObject {
    var object = JSONObject()
    object.add("column", test.callSite.knownColumn)
    object.add("displayName", test.displayName)
    object.add("event", event)
    object.add("file", test.callSite.filePath)
    object.add("fileID", test.callSite.fileID)
    object.add("line", test.callSite.line)
    if let iteration { object.add("repetition", iteration) }
    object.add("suiteDisplayName", test.suiteDisplayName)
    object.add("tags", test.tags)
    object.add("test", self.object(test.id))
    object.addRaw("timeLimit", test.timeLimit?.microseconds ?? "null")
    object.add("version", version)
    return object
  }

  private static func object(_ failure: TestFailure) -> JSONObject {
    let reported = failure.failure
    let error = reported.error.map { RecordedError($0) }
    var object = JSONObject()
    object.add("attempt", failure.attempt)
    object.add("column", reported.callSite.knownColumn)
    object.add("difference", reported.difference)
    object.add("error", error?.description)
    object.add("errorType", error?.typeName)
    object.add("event", "failure")
    object.add("expected", failure.isExpected)
    object.add("file", reported.callSite.filePath)
    object.add("fileID", reported.callSite.fileID)
    object.add("late", failure.isLate)
    object.add("line", reported.callSite.line)
    object.add("message", reported.message)
    object.add("output", failure.output)
    object.add("repetition", failure.iteration)
    object.add("test", failure.test.map { self.object($0) })
    object.add("version", version)
    return object
  }

  private static func object(_ test: TestID, _ attachment: TestAttachment) -> JSONObject {
    var object = JSONObject()
    let (text, data): (String?, Data?) =
      switch attachment.content {
      case .text(let text): (text, nil)
      case .data(let data): (nil, data)
      }
    object.add("base64", data?.base64EncodedString())
    object.add("event", "attachment")
    object.add("name", attachment.name)
    object.add("test", self.object(test))
    object.add("text", text)
    object.add("version", version)
    return object
  }

  private static func object(_ result: TestResult, event: String) -> JSONObject {
    var object = JSONObject()
    object.add("attempt", result.attempt)
    object.addRaw("duration", result.duration.microseconds)
    object.add("event", event)
    object.add("hook", result.isSuiteHook)
    object.add("outcome", OutcomeKind(result.outcome).rawValue)
    object.add("output", result.output)
    object.add("process", result.process)
    object.add("reason", result.outcome.skipReason)
    object.add("repetition", result.iteration)
    object.addRaw("start", result.start.microseconds)
    object.add("test", self.object(result.test.id))
    object.add("version", version)
    return object
  }

  private static func object(
    _ summary: TestRunSummary, rerun: String?, _ coverage: CoverageReport?
  ) -> JSONObject {
    var object = JSONObject()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if let coverage, let data = try? encoder.encode(coverage) {
      object.addRaw("coverage", String(decoding: data, as: UTF8.self))
    }
    object.add("crashed", summary.crashed)
    object.addRaw("duration", summary.duration.microseconds)
    object.add("event", "runFinished")
    object.add("failed", summary.failed)
    object.add("failedAsExpected", summary.failedAsExpected)
    object.add("flaky", summary.flaky)
    object.add("hooks", summary.suiteHooks)
    object.add("notRun", summary.notRun)
    object.add("passed", summary.passed)
    object.add("rerun", rerun)
    object.add("skipped", summary.skipped)
    object.add("success", summary.isSuccess)
    object.add("timedOut", summary.timedOut)
    object.add("unattributed", summary.unattributed.count)
    object.add("version", version)
    return object
  }

  private static func object(_ test: TestID) -> JSONObject {
    var object = JSONObject()
    object.add("module", test.module)
    object.add("name", test.name)
    object.add("suite", test.suite)
    return object
  }
}
#endif
