#if LITMUS_RUNNER
package import Foundation
internal import LitmusReporting
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
    var suites = results.suites.map { JUnitSuite($0) }
    if !results.unattributed.isEmpty {
      suites.append(JUnitSuite(unattributed: results.unattributed))
    }
    let duration = results.summary?.duration ?? .zero
    let body = suites.map {
      $0.text(rerun: rerun(of: $0), started: started, hasLocations: hasLocations)
    }
    let tests = suites.reduce(0) { $0 + $1.results.count }
    let failures = suites.reduce(0) { $0 + $1.count(of: .failure) }
    let errors = suites.reduce(0) { $0 + $1.count(of: .error) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(xml(name))" tests="\(tests)" failures="\(failures)" errors="\(errors)" \
      time="\(duration.milliseconds)">
      \(body.joined())</testsuites>

      """
  }

  /// Returns the command that reruns the failed tests of a suite.
  private func rerun(of suite: JUnitSuite) -> String? {
    let failed = suite.results.filter(\.outcome.isFailure).map(\.test.id)
    // Failures outside of a test are in a suite without a module.
    guard let rerun, !failed.isEmpty, !suite.module.isEmpty else { return nil }
    return rerun.running(failed, after: results.start).description
  }
}

/// One suite of a JUnit report.
struct JUnitSuite {
  let module: String
  let suite: String
  private(set) var results: [TestResult]

  /// Makes a suite from the results of its tests.
  init(_ suite: SuiteResults) {
    self.init(module: suite.module, suite: suite.suite, results: suite.results)
  }

  private init(module: String, suite: String, results: [TestResult]) {
    self.module = module
    self.suite = suite
    self.results = results
  }

  /// Makes the suite of failures that belong to no test.
  init(unattributed failures: [TestFailure]) {
    self.init(module: "", suite: "Outside of a test", results: [])
    for (index, failure) in failures.enumerated() {
      let test = TestDescription(
        id: TestID(module: "", suite: suite, name: "failure \(index + 1)"),
        callSite: failure.failure.callSite)
      results.append(
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

  /// Returns how many tests count as passed, failed or skipped, or as errors.
  func count(of status: JUnitStatus) -> Int {
    results.count { JUnitStatus($0.outcome) == status }
  }

  /// Returns the suite's part of the report.
  ///
  /// - Parameters:
  ///   - rerun: The command that reruns the suite's failed tests; `nil` if there are none.
  ///   - started: When the run began, if that is known.
  ///   - hasLocations: Whether each test has its file and line, and its name for readers.
  func text(rerun: String? = nil, started: Date? = nil, hasLocations: Bool = false) -> String {
    let name = xml(name)
    let time = results.reduce(.zero) { $0 + $1.duration }.milliseconds
    var text = ""
    text.reserveCapacity(results.count * 128)
    text += "  <testsuite name=\"\(name)\" tests=\"\(results.count)\""
    text += " failures=\"\(count(of: .failure))\" errors=\"\(count(of: .error))\""
    text += " skipped=\"\(count(of: .skipped))\" time=\"\(time)\""
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

/// Returns text escaped for XML 1.0, for an attribute or between tags.
///
/// Control characters, which XML cannot contain, are written as in Swift: `\u{1b}`.
func xml(_ text: String) -> String {
  var text = text
  // Nearly all text is plain, which its bytes show quickly.
  if text.withUTF8({ $0.allSatisfy(isPlain) }) { return text }
  var escaped = ""
  escaped.reserveCapacity(text.utf8.count + 64)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    // Without escapes, an attribute would turn them into spaces.
    case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
    case "\0"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{fffe}", "\u{ffff}":
      escaped += "\\u{\(String(scalar.value, radix: 16))}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// Returns whether a byte of UTF-8 begins nothing that is escaped.
///
/// 0xc2 begins U+0080 to U+009F, and 0xef U+FFFE and U+FFFF.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case 0..<0x20, 0x7f, 0xc2, 0xef: false
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
  default: true
  }
}
#endif
