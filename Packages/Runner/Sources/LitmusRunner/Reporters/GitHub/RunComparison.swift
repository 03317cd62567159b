#if LITMUS_RUNNER
/// How the results of a run differ from those of the runs before.
struct RunComparison {
  private let previous: PreviousRun?
  /// The tests that did not fail, or not at once.
  private var passing: [TestID: TestChange] = [:]

  /// Begins to compare.
  ///
  /// - Parameter previous: What is known from before; `nil` if nothing.
  init(previous: PreviousRun?) {
    self.previous = previous
  }

  mutating func note(_ event: TestEvent) {
    guard let previous, case .testFinished(let result) = event else { return }
    let (id, outcome) = (result.test.id, result.outcome)
    guard !outcome.isFailure, !result.isSuiteHook else { return }
    passing[id] = TestChange(outcome, hadFailed: previous.hadFailed(id))
  }

  /// How the result of a test that failed differs; `nil` if nothing is known from before.
  func change(ofFailed test: TestID) -> TestChange? {
    previous.flatMap { TestChange(.failed, hadFailed: $0.hadFailed(test)) }
  }

  /// What is said of the run, as in `1 new failure, 2 fixed`; `nil` if nothing is known from before.
  ///
  /// - Parameter tests: The tests that failed.
  func words(after tests: [TestID]) -> String? {
    guard previous != nil else { return nil }
    let failed = Set(tests)
    let changes =
      failed.compactMap(change) + passing.filter { !failed.contains($0.key) }.map(\.value)
    let parts = [TestChange.newFailure, .stillFailing, .fixed, .newTest].compactMap { change in
      let count = changes.count { $0 == change }
      return count == 0 ? nil : Self.words(change, count)
    }
    return parts.isEmpty ? "nothing changed" : parts.joined(separator: ", ")
  }

  private static func words(_ change: TestChange, _ count: Int) -> String {
    switch change {
    case .newFailure, .newTest: counted(count, change.words)
    case .fixed, .stillFailing: "\(count) \(change.words)"
    }
  }
}
#endif
