#if LITMUS_RUNNER
package import Foundation
@_spi(Litmus) internal import LitmusReporting
package import LitmusRunnerCore

/// A reporter that writes a JUnit report, as in Jenkins' xUnit schema, when the run is over.
///
/// A test that failed as it expected counts as skipped, with the failures as the reason. Failures
/// that belong to no test are in a suite of their own.
package final class JUnitReporter: TestReporter {
  private let file: ReportFile
  private let name: String
  private let rerun: RerunCommand?
  private let started: Date?
  private let hasLocations: Bool
  private var results = RunResults()

  /// Makes a reporter.
  ///
  /// - Parameters:
  ///   - file: Where the report goes.
  ///   - name: The name of the whole report.
  ///   - rerun: The command that reruns failed tests, to which the tests are added later.
  ///   - started: When the run began, if that is known.
  ///   - hasLocations: Whether each test has its file and line, and its name for readers. The schema
  ///     of Jenkins' xUnit plugin does not allow that.
  package init(
    file: ReportFile, name: String = "LitmusRunner", rerun: RerunCommand? = nil,
    started: Date? = nil,
    hasLocations: Bool = ProcessInfo.processInfo.environment["JENKINS_URL", default: ""].isEmpty
  ) {
    self.file = file
    self.name = name
    self.rerun = rerun
    self.started = started
    self.hasLocations = hasLocations
  }

  package func receive(_ event: TestEvent) { results.apply(event) }

  package func finish() throws { try file.replace(with: text()) }

  /// Returns the report.
  func text() -> String {
    var suites = results.suites
    let outside = results.unattributed + notRun
    if !outside.isEmpty { suites.append(SuiteResults(unattributed: outside)) }
    let duration = results.summary?.duration ?? .zero
    let body = suites.map {
      $0.junit(rerun: rerun(of: $0), started: started, hasLocations: hasLocations)
    }
    let tests = suites.reduce(0) { $0 + $1.results.count }
    let failures = suites.reduce(0) { $0 + $1.count(of: .failed) }
    let errors = suites.reduce(0) { $0 + $1.count(of: .crashed, .timedOut) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(xml(name))" tests="\(tests)" failures="\(failures)" errors="\(errors)" \
      time="\(duration.milliseconds)">
      \(body.joined())</testsuites>

      """
  }

  /// The failure of a run that has none, but was stopped before all of its tests had run.
  private var notRun: [TestFailure] {
    guard let summary = results.summary, summary.notRun > 0, summary.failureCount == 0 else {
      return []
    }
    let verb = summary.notRun == 1 ? "was" : "were"
    let failure = ReportedFailure(
      message: "\(counted(summary.notRun, "test")) \(verb) not run", callSite: .unknown)
    return [TestFailure(failure: failure, isExpected: false, isLate: false)]
  }

  /// Returns the command that reruns the failed tests of a suite.
  private func rerun(of suite: SuiteResults) -> String? {
    let failed = suite.results.filter(\.outcome.isFailure).map(\.test.id)
    // Failures outside of a test are in a suite without a module.
    guard let rerun, !failed.isEmpty, !suite.module.isEmpty else { return nil }
    return rerun.running(failed, after: results.start).description
  }
}

// MARK: - One suite
extension SuiteResults {
  /// Makes the suite of failures that belong to no test.
  fileprivate init(unattributed failures: [TestFailure]) {
    self.init(module: "", suite: "Outside of a test")
    for (index, failure) in failures.enumerated() {
      let test = TestDescription(
        id: TestID(module: "", suite: suite, name: "failure \(index + 1)"),
        callSite: failure.failure.callSite)
      add(
        TestResult(
          test: test,
          iteration: 1,
          outcome: .failed,
          duration: .zero,
          failures: [failure.failure],
          expectedFailures: [],
          attachments: [],
          output: failure.output))
    }
  }

  /// The name with the module, as in the tests' `classname`.
  private var name: String { module.isEmpty ? suite : "\(module).\(suite)" }

  /// Returns how many tests have one of some outcomes.
  fileprivate func count(of outcomes: OutcomeKind...) -> Int {
    results.count { outcomes.contains(OutcomeKind($0.outcome)) }
  }

  /// Returns the suite's part of a JUnit report.
  ///
  /// - Parameters:
  ///   - rerun: The command that reruns the suite's failed tests; `nil` if there are none.
  ///   - started: When the run began, if that is known.
  ///   - hasLocations: Whether each test has its file and line, and its name for readers.
  fileprivate func junit(rerun: String?, started: Date?, hasLocations: Bool) -> String {
    let name = xml(name)
    let time = results.reduce(.zero) { $0 + $1.duration }.milliseconds
    var text = ""
    text.reserveCapacity(results.count * 128)
    text += "  <testsuite name=\"\(name)\" tests=\"\(results.count)\""
    text += " failures=\"\(count(of: .failed))\""
    text += " errors=\"\(count(of: .crashed, .timedOut))\""
    text += " skipped=\"\(count(of: .skipped, .failedAsExpected))\" time=\"\(time)\""
    if let timestamp = timestamp(started) { text += " timestamp=\"\(timestamp)\"" }
    if let file { text += " file=\"\(xml(file))\"" }
    text += ">\n"
    let displayName = results.first?.test.suiteDisplayName
    text += junitProperties([("displayName", displayName), ("rerun", rerun)], indent: "    ")
    for result in results {
      JUnitTestCase(result: result, classname: name, hasLocation: hasLocations).add(to: &text)
    }
    return text + "  </testsuite>\n"
  }

  /// Returns when the suite's first test began, in UTC.
  private func timestamp(_ started: Date?) -> String? {
    guard let started, let first = results.map(\.start).min() else { return nil }
    return started.addingTimeInterval(first / .seconds(1)).ISO8601Format()
  }

  /// The file of the suite's tests, if it is one.
  private var file: String? {
    guard let first = results.first?.test.callSite,
      results.allSatisfy({ $0.test.callSite.filePath == first.filePath })
    else { return nil }
    return SourcePaths.current.path(of: first)
  }
}

/// Returns the element with the properties of a suite or a test that have a value; empty if none has.
func junitProperties(_ properties: [(name: String, value: String?)], indent: String) -> String {
  let lines = properties.compactMap { name, value in
    value.map { "\(indent)  <property name=\"\(name)\" value=\"\(xml($0))\"/>\n" }
  }
  return lines.isEmpty
    ? "" : "\(indent)<properties>\n\(lines.joined())\(indent)</properties>\n"
}

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
    let element = result.outcome == .failed ? "failure" : "error"
    for failure in result.failures {
      add(failure, of: result, element, to: &text) { xml(SourcePaths.current.text(of: failure)) }
    }
  }

  /// Adds an earlier failed attempt, as Surefire does.
  private func add(_ attempt: TestResult, to text: inout String) {
    let isError = attempt.outcome != .failed
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
#endif
