#if LITMUS_RUNNER
package import LitmusRunnerCore
package import Foundation
internal import LitmusReporting

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
    let failures = suites.reduce(0) { $0 + $1.failed }
    let errors = suites.reduce(0) { $0 + $1.errors }
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
#endif
