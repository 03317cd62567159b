import Foundation
@_spi(Litmus) import LitmusReporting

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

/// Events of a made-up run, and the page that is made of them.
struct HTMLFixture {
  var events: [TestEvent] = []
  var summary = TestRunSummary()
  var start = TestRunStart(testCount: 0, iterations: 1, suiteCount: 1, seed: nil)
  var environment = RunEnvironment(program: "/bin/app")
  var previous: [TestID: TestOutcome] = [:]
  var knowsAllTests = true
  var rerun: RerunCommand? = RerunCommand(program: "app")
  /// Whether the run came to its end.
  var isFinished = true

  static let place = CallSite(
    fileID: "App/CartTests.swift", filePath: "/src/CartTests.swift", line: 3, column: 5)

  static func id(_ name: String, suite: String = "CartTests") -> TestID {
    TestID(module: "App", suite: suite, name: name)
  }

  static func failure(_ message: String, difference: String? = nil) -> ReportedFailure {
    ReportedFailure(message: message, callSite: place, difference: difference)
  }

  static func result(
    _ name: String, _ outcome: TestOutcome = .passed, _ messages: String...,
    suite: String = "CartTests", tags: [String] = []
  ) -> TestResult {
    LitmusRunnerTests.result(
      of: TestDescription(id: id(name, suite: suite), tags: tags, callSite: place), outcome,
      messages,
      duration: .milliseconds(250))
  }

  /// Adds the end of a test.
  mutating func add(_ result: TestResult) {
    summary.add(result)
    events.append(.testFinished(result))
  }

  /// Adds a failure of no test.
  mutating func addUnattributed(_ message: String) {
    let failure = Self.failure(message)
    summary.unattributed.append(failure)
    events.append(.unattributed(failure))
  }

  var report: RunReport {
    var known = TestResults(
      previous.mapValues { outcome in
        record(OutcomeKind(outcome), date: 0, history: [OutcomeKind(outcome)])
      })
    known.hasAllTests = knowsAllTests
    var report = RunReport(environment: environment, previous: known, rerun: rerun)
    report.apply(.runStarted(start))
    for event in events { report.apply(event) }
    if isFinished { report.apply(.runFinished(summary)) }
    return report
  }

  var page: String { report.html() }

  /// The page of some results.
  static func page(of results: TestResult...) -> String {
    var fixture = HTMLFixture()
    for result in results { fixture.add(result) }
    return fixture.page
  }
}

extension String {
  /// What stands in each element of a class, without the elements within it.
  func texts(of element: String, _ attributes: String = "") -> [String] {
    let parts = components(separatedBy: "<\(element)\(attributes)>").dropFirst()
    return parts.map { $0.components(separatedBy: "</\(element)>")[0] }
  }

  /// The values of an attribute, in their order.
  func values(of attribute: String) -> [String] {
    components(separatedBy: " \(attribute)=\"").dropFirst()
      .map { $0.components(separatedBy: "\"")[0] }
  }

  /// What stands between two texts, at their first occurrences.
  func between(_ start: String, _ end: String) -> String? {
    guard let from = range(of: start), let to = self[from.upperBound...].range(of: end) else {
      return nil
    }
    return String(self[from.upperBound..<to.lowerBound])
  }

  /// The tags of the page's tests, with what they say of each.
  var testTags: String {
    components(separatedBy: "<details class=\"test\"").dropFirst()
      .map { $0.components(separatedBy: ">")[0] }.joined()
  }

  /// The page from its `body` on, without its style and script.
  var body: String { between("<body>", "</body>") ?? "" }
}
