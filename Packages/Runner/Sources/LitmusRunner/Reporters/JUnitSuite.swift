#if LITMUS_RUNNER
internal import LitmusReporting

/// One suite of a JUnit report.
struct JUnitSuite {
  let module: String
  let suite: String
  var results: [TestResult] = []

  init(module: String, suite: String) {
    self.module = module
    self.suite = suite
  }

  /// Makes the suite of failures that belong to no test.
  init(unattributed failures: [ReportedFailure]) {
    self.init(module: "", suite: "Outside of a test")
    for (index, failure) in failures.enumerated() {
      let test = TestDescription(
        id: TestID(module: "", suite: suite, name: "failure \(index + 1)"),
        callSite: failure.callSite)
      results.append(
        TestResult(
          test: test,
          iteration: 1,
          outcome: .failed,
          duration: .zero,
          failures: [failure],
          expectedFailures: [],
          attachments: [],
          output: ""))
    }
  }

  /// The name with the module, as the tests' `classname` has it too.
  private var name: String { module.isEmpty ? suite : "\(module).\(suite)" }

  var failed: Int { results.count { $0.outcome.isFailure } }

  private var skipped: Int {
    results.count {
      switch $0.outcome {
      case .skipped, .failedAsExpected: true
      default: false
      }
    }
  }

  /// Adds a failure that came after its test had ended to its result.
  mutating func add(late failure: TestFailure) {
    let ended = results.lastIndex {
      $0.test.id == failure.test && $0.iteration == failure.iteration
    }
    guard let index = ended else { return }
    var reported = failure.failure
    reported.message += " (\(SummaryLines.lateNote))"
    if failure.isExpected {
      results[index].expectedFailures.append(reported)
    } else {
      results[index].failures.append(reported)
      results[index].outcome = .failed
    }
  }

  func text() -> String {
    let name = xml(name)
    let time = results.reduce(.zero) { $0 + $1.duration }.milliseconds
    var text = ""
    text.reserveCapacity(results.count * 128)
    text += "  <testsuite name=\"\(name)\" tests=\"\(results.count)\" failures=\"\(failed)\""
    text += " errors=\"0\" skipped=\"\(skipped)\" time=\"\(time)\">\n"
    for result in results { add(result, classname: name, to: &text) }
    return text + "  </testsuite>\n"
  }
}

// MARK: - One test
extension JUnitSuite {
  private func add(_ result: TestResult, classname: String, to text: inout String) {
    text += "    <testcase classname=\""
    text += classname
    text += "\" name=\""
    text += xml(result.test.id.name)
    if result.iteration > 1 { text += ", repetition \(result.iteration)" }
    text += "\" time=\""
    text += result.duration.microseconds
    var body = ""
    for failure in result.failures { add(failure, to: &body) }
    switch result.outcome {
    case .skipped(let reason): body += "      <skipped message=\"\(xml(reason))\"/>\n"
    case .failedAsExpected: addExpected(result.expectedFailures, to: &body)
    default: break
    }
    addOutput(of: result, to: &body)
    if body.isEmpty {
      text += "\"/>\n"
    } else {
      text += "\">\n"
      text += body
      text += "    </testcase>\n"
    }
  }

  private func add(_ failure: ReportedFailure, to text: inout String) {
    let type = failure.error.map { RecordedError($0).typeName } ?? "failure"
    text += "      <failure type=\"\(xml(type))\" message=\"\(xml(firstLine(failure.message)))\">"
    text += xml("\(failure)")
    text += "</failure>\n"
  }

  private func addExpected(_ failures: [ReportedFailure], to text: inout String) {
    let message = "Failed as expected: \(firstLine(failures.first?.message ?? ""))"
    text += "      <skipped type=\"expected failure\" message=\"\(xml(message))\">"
    text += xml(failures.map { "\($0)" }.joined(separator: "\n"))
    text += "</skipped>\n"
  }

  /// Adds what the test printed and attached; what is not text is only named.
  private func addOutput(of result: TestResult, to text: inout String) {
    guard !result.output.isEmpty || !result.attachments.isEmpty else { return }
    var parts = result.output.isEmpty ? [] : [result.output]
    for attachment in result.attachments {
      switch attachment.content {
      case .text(let content): parts.append("Attachment \(attachment.name):\n\(content)")
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
#endif
