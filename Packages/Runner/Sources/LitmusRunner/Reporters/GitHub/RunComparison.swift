#if LITMUS_RUNNER
/// How the results of a run differ from those of the runs before.
struct RunComparison {
  private let previous: TestResults
  private var fixed: Set<TestID> = []
  private var new: Set<TestID> = []
  private var failed: Set<TestID> = []

  /// Begins to compare.
  ///
  /// - Parameter previous: The last result of each test, as it was when the run began.
  init(previous: TestResults) {
    self.previous = previous
  }

  mutating func note(_ event: TestEvent) {
    guard !previous.isEmpty else { return }
    switch event {
    case .testFinished(let result): note(result)
    case .failure(let failure) where failure.isLate && !failure.isExpected:
      if let test = failure.test { failed.insert(test) }
    default: break
    }
  }

  private mutating func note(_ result: TestResult) {
    let id = result.test.id
    if result.outcome.isFailure { failed.insert(id) }
    guard let before = previous[id] else {
      if !result.isSuiteHook { new.insert(id) }
      return
    }
    // What did not run is not mended.
    if case .skipped = result.outcome { return }
    if before.outcome.isFailure { fixed.insert(id) }
  }

  /// What is said of a test that failed; `nil` if nothing is known of earlier runs.
  func words(onFailureOf test: TestID) -> String? {
    guard !previous.isEmpty else { return nil }
    return previous[test]?.outcome.isFailure == true ? "still failing" : "new failure"
  }

  /// What is said of the run; `nil` if nothing is known of earlier ones.
  ///
  /// - Parameter tests: The tests that failed.
  func words(after tests: [TestID]) -> String? {
    guard !previous.isEmpty else { return nil }
    let all = Set(tests)
    let still = all.count { previous[$0]?.outcome.isFailure == true }
    let parts = [
      (all.count - still, "new failure"), (still, "still failing"),
      (fixed.subtracting(all).count, "fixed"), (new.count, "new test"),
    ].filter { $0.0 > 0 }.map { count, noun in
      ["fixed", "still failing"].contains(noun) ? "\(count) \(noun)" : counted(count, noun)
    }
    return parts.isEmpty ? "nothing changed" : parts.joined(separator: ", ")
  }
}
#endif
