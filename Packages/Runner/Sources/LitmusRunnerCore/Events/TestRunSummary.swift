public import LitmusReporting

/// The summary of a run.
public struct TestRunSummary: Sendable {
  /// How many tests passed.
  public var passed = 0
  /// How many tests failed.
  public var failed = 0
  /// How many tests were skipped.
  public var skipped = 0
  /// How many tests had only failures that they expected.
  public var failedAsExpected = 0
  /// How many tests ended their process.
  public var crashed = 0
  /// How many tests were still running at their time limit.
  public var timedOut = 0
  /// How many tests failed and then passed when they were run again.
  public var flaky = 0
  /// How many of the above are not tests but set-ups and tear-downs of suites.
  public var suiteHooks = 0
  /// How many tests were not run because the run was stopped early.
  public var notRun = 0
  /// Failures that belong to no single test.
  public var unattributed: [ReportedFailure] = []
  /// The tests that failed, crashed or took too long, in the order in which they ended.
  public var failedTests: [TestID] = []
  /// How long the run took.
  public var duration: Duration = .zero

  /// How many tests, and set-ups and tear-downs of suites, have a result.
  public var finished: Int {
    passed + failed + skipped + failedAsExpected + crashed + timedOut + flaky
  }

  /// Whether nothing failed.
  public var isSuccess: Bool { failureCount == 0 }

  /// How many failures there are; those of a test count as one.
  var failureCount: Int { failed + crashed + timedOut + unattributed.count }

  /// Makes the summary of a run in which nothing has happened yet.
  public init() {}

  /// Counts a test's result.
  package mutating func add(_ result: TestResult) {
    if result.isSuiteHook { suiteHooks += 1 }
    count(result.outcome, 1)
    if result.outcome.isFailure { failedTests.append(result.test.id) }
  }

  /// Counts a failure that was reported after its test had ended.
  package mutating func addLateFailure(of id: TestID, after outcome: TestOutcome) {
    guard !outcome.isFailure else { return }
    count(outcome, -1)
    failed += 1
    failedTests.append(id)
  }

  private mutating func count(_ outcome: TestOutcome, _ change: Int) {
    switch outcome {
    case .passed: passed += change
    case .failed: failed += change
    case .skipped: skipped += change
    case .failedAsExpected: failedAsExpected += change
    case .crashed: crashed += change
    case .timedOut: timedOut += change
    case .flaky: flaky += change
    }
  }
}
