public import LitmusReporting

/// What a run came to.
public struct TestRunSummary: Sendable {
  /// How many tests passed.
  public var passed = 0
  /// How many tests failed.
  public var failed = 0
  /// How many tests were skipped.
  public var skipped = 0
  /// How many tests failed only as they expected.
  public var failedAsExpected = 0
  /// How many of the above are not tests but set-ups and tear-downs of suites.
  public var suiteHooks = 0
  /// How many tests were not run because the run was stopped early.
  public var notRun = 0
  /// Failures that belong to no single test.
  public var unattributed: [ReportedFailure] = []
  /// The tests that failed, in the order in which they ended.
  public var failedTests: [TestID] = []
  /// How long the run took.
  public var duration: Duration = .zero

  /// How many tests, and set-ups and tear-downs of suites, have a result.
  public var finished: Int { passed + failed + skipped + failedAsExpected }

  /// Whether nothing failed.
  public var isSuccess: Bool { failed == 0 && unattributed.isEmpty }

  /// Makes the summary of a run in which nothing has happened yet.
  public init() {}

  /// Counts a test's result.
  mutating func add(_ result: TestResult) {
    if result.isSuiteHook { suiteHooks += 1 }
    switch result.outcome {
    case .passed: passed += 1
    case .failed:
      failed += 1
      failedTests.append(result.test.id)
    case .skipped: skipped += 1
    case .failedAsExpected: failedAsExpected += 1
    }
  }

  /// Counts a failure that came after its test had ended.
  mutating func addLateFailure(of id: TestID, after outcome: TestOutcome) {
    switch outcome {
    case .failed: return
    case .passed: passed -= 1
    case .skipped: skipped -= 1
    case .failedAsExpected: failedAsExpected -= 1
    }
    failed += 1
    failedTests.append(id)
  }
}
