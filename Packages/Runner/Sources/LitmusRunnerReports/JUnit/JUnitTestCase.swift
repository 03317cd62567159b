#if LITMUS_RUNNER
internal import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting

/// One test of a JUnit report.
struct JUnitTestCase {
  let result: TestResult
  /// The suite with its module, escaped for XML.
  let classname: String
  /// Whether the file and the line are attributes, and the name for readers is a property.
  var hasLocation = false

  /// How many bytes a `system-out` has: libxml2 reads no text of more than ten million by default.
  private static let longestText = 5_000_000

  /// Adds the test to a report.
  func add(to text: inout String) {
    text += "    <testcase classname=\""
    text += classname
    text += "\" name=\""
    text += xml(result.test.id.name)
    if result.iteration > 1 { text += ", repetition \(result.iteration)" }
    text += "\" time=\""
    text += result.duration.microseconds
    if hasLocation, let file = SourcePaths.current.path(of: result.test.callSite) {
      text += "\" file=\"\(xml(file))\" line=\"\(result.test.callSite.line)"
    }
    let body = self.body
    if body.isEmpty {
      text += "\"/>\n"
    } else {
      text += "\">\n"
      text += body
      text += "    </testcase>\n"
    }
  }

  private var body: String {
    var body = ""
    if hasLocation {
      body += junitProperties([("displayName", result.test.displayName)], indent: "      ")
    }
    addFailures(to: &body)
    for attempt in result.earlierAttempts { add(attempt, to: &body) }
    switch result.outcome {
    case .skipped(let reason): body += "      <skipped message=\"\(xml(reason))\"/>\n"
    case .failedAsExpected: addExpected(to: &body)
    case .passed, .failed, .crashed, .timedOut, .flaky: break
    }
    addOutput(to: &body)
    return body
  }

  /// Adds the failures, all of one kind, so that the test counts once.
  private func addFailures(to text: inout String) {
    let element = JUnitStatus(result.outcome) == .failure ? "failure" : "error"
    for failure in result.failures {
      add(failure, of: result, element, to: &text) { xml(SourcePaths.current.text(of: failure)) }
    }
  }

  /// Adds an earlier failed attempt, as Surefire does.
  private func add(_ attempt: TestResult, to text: inout String) {
    let isError = JUnitStatus(attempt.outcome) == .error
    let element =
      result.outcome.isFailure
      ? isError ? "rerunError" : "rerunFailure" : isError ? "flakyError" : "flakyFailure"
    for (index, failure) in attempt.failures.enumerated() {
      add(failure, of: attempt, element, to: &text) {
        // The attempt's output is written only once.
        let output = index == 0 ? attempt.output : ""
        return "<stackTrace>\(xml(SourcePaths.current.text(of: failure)))</stackTrace>"
          + (output.isEmpty ? "" : "<system-out>\(xml(output))</system-out>")
      }
    }
  }

  private func add(
    _ failure: ReportedFailure, of result: TestResult, _ element: String, to text: inout String,
    content: () -> String
  ) {
    let type =
      switch result.outcome {
      case .crashed: "crash"
      case .timedOut: "time limit"
      case .failed, .passed, .skipped, .failedAsExpected, .flaky:
        failure.error.map { RecordedError($0).typeName } ?? "failure"
      }
    text += "      <\(element) type=\"\(xml(type))\""
    text += " message=\"\(xml(firstLine(failure.message)))\">"
    text += content()
    text += "</\(element)>\n"
  }

  private func addExpected(to text: inout String) {
    let failures = result.expectedFailures
    let message = "Failed as expected: \(firstLine(failures.first?.message ?? ""))"
    text += "      <skipped type=\"expected failure\" message=\"\(xml(message))\">"
    text += xml(failures.map { SourcePaths.current.text(of: $0) }.joined(separator: "\n"))
    text += "</skipped>\n"
  }

  /// Adds the test's output and attachments; attachments that are not text are only named.
  private func addOutput(to text: inout String) {
    guard !result.output.isEmpty || !result.attachments.isEmpty else { return }
    var parts = result.output.isEmpty ? [] : [result.output]
    var size = result.output.utf8.count
    for attachment in result.attachments {
      switch attachment.content {
      case .text(let content) where size + content.utf8.count > Self.longestText:
        parts.append("Attachment \(attachment.name): \(ReportLimits.leftOut(content.utf8.count))")
      case .text(let content):
        size += content.utf8.count
        parts.append("Attachment \(attachment.name):\n\(content)")
      case .data(let data):
        parts.append("Attachment \(attachment.name): \(counted(data.count, "byte"))")
      }
    }
    text += "      <system-out>\(xml(parts.joined(separator: "\n")))</system-out>\n"
  }

  private func firstLine(_ message: String) -> String {
    message.prefix { !$0.isNewline }.description
  }
}

/// The outcome of a test in JUnit, which has fewer outcomes than Litmus.
enum JUnitStatus {
  case passed
  /// It failed by itself.
  case failure
  /// It ended its process, or was stopped at its time limit.
  case error
  case skipped

  init(_ outcome: TestOutcome) {
    self =
      switch outcome {
      case .passed, .flaky: .passed
      case .failed: .failure
      case .crashed, .timedOut: .error
      case .skipped, .failedAsExpected: .skipped
      }
  }
}
#endif
