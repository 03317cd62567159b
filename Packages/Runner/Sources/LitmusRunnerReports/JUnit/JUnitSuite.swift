#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation
internal import LitmusReporting

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
  init(unattributed failures: [ReportedFailure]) {
    self.init(module: "", suite: "Outside of a test", results: [])
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

  /// The name with the module, as in the tests' `classname`.
  private var name: String { module.isEmpty ? suite : "\(module).\(suite)" }

  /// How many tests failed, except those that did not end by themselves.
  var failed: Int { results.count { $0.outcome == .failed } }

  /// How many tests ended their process, or were stopped at their time limit.
  var errors: Int { results.count { $0.outcome.isFailure } - failed }

  private var skipped: Int {
    results.count {
      switch $0.outcome {
      case .skipped, .failedAsExpected: true
      default: false
      }
    }
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
    text += "  <testsuite name=\"\(name)\" tests=\"\(results.count)\" failures=\"\(failed)\""
    text += " errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"\(time)\""
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
#endif
