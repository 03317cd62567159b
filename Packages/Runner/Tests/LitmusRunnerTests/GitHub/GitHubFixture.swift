@_spi(Litmus) import LitmusReporting

@testable import LitmusRunnerCore
@testable import LitmusRunnerProcesses
@testable import LitmusRunnerReports
@testable import LitmusRunnerStorage

/// A made-up run of a suite of `App`, as a reporter for GitHub hears of it.
struct GitHubFixture {
  static let place = CallSite(
    fileID: "App/CartTests.swift", filePath: "/work/shop/Tests/CartTests.swift", line: 3, column: 5)

  private(set) var events: [TestEvent] = []
  private var summary = TestRunSummary()
  var start = TestRunStart(testCount: 0, iterations: 1, suiteCount: 1)

  /// Where the workspace is `/work/shop`, and nothing stands on the disk.
  static let workspace = WorkspacePaths(
    workspace: "/work/shop", folder: "/", exists: { _ in false })

  /// What GitHub sets in a step.
  static let variables = [
    "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "/work/shop",
    "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "owner/shop",
    "GITHUB_SHA": "0a1b2c",
  ]

  /// Adds a test.
  mutating func add(
    _ name: String, _ outcome: TestOutcome, _ messages: [String] = [], iteration: Int = 1,
    attempt: Int = 1, after earlier: [String] = [], at place: CallSite = place,
    difference: String? = nil, duration: Duration = .zero
  ) {
    var last = result(
      of: TestDescription(id: Self.id(name), callSite: place), outcome, iteration: iteration,
      attempt: attempt, duration: duration)
    last.failures = messages.map {
      ReportedFailure(message: $0, callSite: place, difference: difference)
    }
    last.earlierAttempts = earlier.enumerated().map { index, message in
      result(of: last.test, .failed, [message], attempt: index + 1)
    }
    events += last.events
    summary.add(last)
  }

  /// Adds a failure in no known test.
  mutating func addOutside(_ message: String, at place: CallSite = place) {
    let failure = ReportedFailure(message: message, callSite: place)
    summary.unattributed.append(failure)
    events.append(.unattributed(failure))
  }

  /// Adds a failure of a test that has passed.
  mutating func addLate(_ message: String, _ name: String) {
    let failure = ReportedFailure(message: message, callSite: Self.place)
    summary.addLateFailure(of: Self.id(name), after: .passed)
    events.append(
      .failure(
        TestFailure(
          test: Self.id(name), iteration: 1, failure: failure, isExpected: false, isLate: true)))
  }

  /// All events of the run.
  var all: [TestEvent] { [.runStarted(start)] + events + [.runFinished(summary)] }

  /// What GitHub is told at the lines of the change.
  func annotations() -> [String] {
    var tally = RunTally()
    for event in all { tally.apply(event) }
    return Annotations(problems: tally.problems, names: tally.names, workspace: Self.workspace)
      .commands
      .map(\.description)
  }

  /// The Markdown that a step adds to the job's summary.
  func markdown(previous: TestResults = TestResults(), limit: Int = .max) throws -> String? {
    var tally = RunTally()
    var comparison = RunComparison(previous: previous)
    for event in all {
      tally.apply(event)
      comparison.apply(event)
    }
    guard let environment = GitHubEnvironment(Self.variables) else { return nil }
    return JobSummary(
      program: "shop", tally: tally, summary: summary, comparison: comparison,
      rerun: RerunCommand(program: "shop"), environment: environment
    ).text(limit: limit)
  }

  static func id(_ name: String) -> TestID { HTMLFixture.id(name) }
}
