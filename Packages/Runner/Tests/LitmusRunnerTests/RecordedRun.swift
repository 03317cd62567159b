import Foundation
@_spi(Litmus) import LitmusReporting

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

/// A made-up run of the suite `App.CartTests`, and what reports contain of it.
struct RecordedRun {
  var start = TestRunStart(testCount: 0, iterations: 1, suiteCount: 1)
  /// The events between the start and the end.
  var events: [TestEvent] = []
  var summary = TestRunSummary()
  /// Whether the run came to its end.
  var isFinished = true
  var environment = RunEnvironment(program: "/bin/app")
  var previous: [TestID: TestOutcome] = [:]
  var knowsAllTests = true
  var rerun: RerunCommand? = RerunCommand(program: "app")

  init(_ results: TestResult...) {
    for result in results { add(result) }
  }

  /// Adds a test.
  mutating func add(_ result: TestResult) {
    summary.add(result)
    events += result.events
  }

  /// Adds a test with failures of its earlier attempts.
  mutating func add(
    _ name: String, _ outcome: TestOutcome, _ messages: [String] = [], iteration: Int = 1,
    attempt: Int = 1, after earlier: [String] = [], at place: CallSite = cartSite,
    difference: String? = nil, duration: Duration = .zero
  ) {
    var last = result(
      of: TestDescription(id: cartID(name), callSite: place), outcome, iteration: iteration,
      attempt: attempt, duration: duration)
    last.failures = messages.map {
      ReportedFailure(message: $0, callSite: place, difference: difference)
    }
    last.earlierAttempts = earlier.enumerated().map { index, message in
      result(of: last.test, .failed, [message], attempt: index + 1)
    }
    add(last)
  }

  /// Adds a failure of no test.
  mutating func addUnattributed(_ message: String, at place: CallSite = cartSite) {
    let failure = ReportedFailure(message: message, callSite: place)
    summary.unattributed.append(failure)
    events.append(.unattributed(failure))
  }

  /// Adds a failure of a test that has passed.
  mutating func addLate(_ message: String, _ name: String) {
    summary.addLateFailure(of: cartID(name), after: .passed)
    events.append(lateFailure(message, of: cartID(name)))
  }
}

// MARK: - Reports

extension RecordedRun {
  /// The events of the run, from its start on.
  var all: [TestEvent] {
    [.runStarted(start)] + events + (isFinished ? [.runFinished(summary)] : [])
  }

  var tally: RunTally {
    var tally = RunTally()
    for event in all { tally.apply(event) }
    return tally
  }

  /// The HTML page.
  var page: String {
    var known = TestResults(
      previous.mapValues { outcome in
        record(OutcomeKind(outcome), date: 0, history: [OutcomeKind(outcome)])
      })
    known.hasAllTests = knowsAllTests
    var report = RunReport(environment: environment, previous: known, rerun: rerun)
    for event in all { report.apply(event) }
    return report.html()
  }

  /// What GitHub sets in a step.
  static let variables = [
    "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "/work/shop",
    "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "owner/shop",
    "GITHUB_SHA": "0a1b2c",
  ]

  /// The annotations of GitHub, in a workspace of which no file exists.
  var annotations: [String] {
    let workspace = WorkspacePaths(workspace: "/work/shop", folder: "/", exists: { _ in false })
    return Annotations(problems: tally.problems, names: tally.names, workspace: workspace)
      .commands.map(\.description)
  }

  /// The Markdown that a step adds to the job's summary.
  func markdown(previous: TestResults = TestResults(), limit: Int = .max) -> String? {
    var comparison = RunComparison(previous: previous)
    for event in all { comparison.apply(event) }
    return GitHubEnvironment(Self.variables).flatMap { environment in
      JobSummary(
        program: "shop", tally: tally, summary: summary, comparison: comparison,
        rerun: RerunCommand(program: "shop"), environment: environment
      ).text(limit: limit)
    }
  }
}

// MARK: - Parts

/// The location of all made-up tests and failures.
let cartSite = CallSite(
  fileID: "App/CartTests.swift", filePath: "/work/shop/Tests/CartTests.swift", line: 3, column: 5)

func cartID(_ name: String, suite: String = "CartTests") -> TestID {
  TestID(module: "App", suite: suite, name: name)
}

func cartFailure(_ message: String, difference: String? = nil) -> ReportedFailure {
  ReportedFailure(message: message, callSite: cartSite, difference: difference)
}

/// A result of a made-up test, which took 0.25 seconds.
func cartResult(
  _ name: String, _ outcome: TestOutcome = .passed, _ messages: String...,
  suite: String = "CartTests"
) -> TestResult {
  result(
    of: TestDescription(id: cartID(name, suite: suite), callSite: cartSite), outcome, messages,
    duration: .milliseconds(250))
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
