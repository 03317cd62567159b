@_spi(Litmus) public import LitmusReporting

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
  public var finished: Int { OutcomeKind.allCases.reduce(0) { $0 + count(of: $1) } }

  /// Whether all tests ran, and nothing failed.
  public var isSuccess: Bool { failureCount == 0 && notRun == 0 }

  /// How many failures there are; those of a test count as one.
  package var failureCount: Int {
    OutcomeKind.allCases.filter(\.isFailure).reduce(unattributed.count) { $0 + count(of: $1) }
  }

  /// Returns how many failures there are besides those of some tests.
  package func failureCount(besides isExempt: (TestID) -> Bool) -> Int {
    failureCount - failedTests.count(where: isExempt)
  }

  /// Makes the summary of a run in which nothing has happened yet.
  public init() {}

  /// Counts a test's result.
  package mutating func add(_ result: TestResult) {
    if result.isSuiteHook { suiteHooks += 1 }
    self[keyPath: OutcomeKind(result.outcome).count] += 1
    if result.outcome.isFailure { failedTests.append(result.test.id) }
  }

  /// Counts a failure that was reported after its test had ended.
  package mutating func addLateFailure(of id: TestID, after outcome: TestOutcome) {
    guard !outcome.isFailure else { return }
    self[keyPath: OutcomeKind(outcome).count] -= 1
    failed += 1
    failedTests.append(id)
  }

  /// Adds the counts of another shard; both ran at the same time, so that the longer duration counts.
  package mutating func add(_ shard: TestRunSummary) {
    for kind in OutcomeKind.allCases { self[keyPath: kind.count] += shard.count(of: kind) }
    suiteHooks += shard.suiteHooks
    notRun += shard.notRun
    unattributed += shard.unattributed
    failedTests += shard.failedTests
    duration = max(duration, shard.duration)
  }
}

extension TestRunSummary {
  /// Returns how many tests ended with an outcome.
  package func count(of kind: OutcomeKind) -> Int { self[keyPath: kind.count] }

  /// The size of the run, as in `232 tests and 1 suite hook in 1.204 s`.
  package var size: String {
    let tests = counted(finished - suiteHooks + notRun, "test")
    let hooks = suiteHooks == 0 ? "" : " and \(counted(suiteHooks, "suite hook"))"
    return "\(tests)\(hooks) in \(duration.milliseconds) s"
  }

  /// The counts as texts, such as `230 passed` and `2 failed`, each with its symbol.
  ///
  /// The passed tests are listed even if there are none. The tests that did not run have no symbol.
  package var parts: [(mark: OutcomeSymbol?, label: String)] {
    var parts: [(mark: OutcomeSymbol?, label: String)] = [(.passed, "\(passed) passed")]
    let kinds: [OutcomeKind] = [.failed, .crashed, .timedOut, .flaky, .skipped, .failedAsExpected]
    for kind in kinds where count(of: kind) > 0 {
      parts.append((kind.mark, "\(count(of: kind)) \(kind.label)"))
    }
    if notRun > 0 { parts.append((nil, "\(notRun) not run")) }
    if !unattributed.isEmpty {
      parts.append((.unattributed, "\(counted(unattributed.count, "failure")) in no known test"))
    }
    return parts
  }
}

extension OutcomeKind {
  /// The number of tests with this outcome in a summary.
  fileprivate var count: WritableKeyPath<TestRunSummary, Int> {
    switch self {
    case .crashed: \.crashed
    case .timedOut: \.timedOut
    case .failed: \.failed
    case .flaky: \.flaky
    case .failedAsExpected: \.failedAsExpected
    case .skipped: \.skipped
    case .passed: \.passed
    }
  }
}
