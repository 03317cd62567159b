#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation
internal import LitmusReporting

/// One line of JSON as ``JSONLinesReporter`` writes it, with the keys of all kinds of events.
struct EventLine: Decodable {
  var event: String
  var version: Int?
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

  var reportedFailure: ReportedFailure {
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
  var testOutcome: TestOutcome? {
    switch outcome {
    case "passed": .passed
    case "failed": .failed
    case "skipped": .skipped(reason: reason ?? "")
    case "failedAsExpected": .failedAsExpected
    case "crashed": .crashed
    case "timedOut": .timedOut
    case "flaky": .flaky
    default: nil
    }
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
