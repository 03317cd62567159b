#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting
internal import Foundation
internal import LitmusRunnerCore

/// The comparison of a run with the runs before: one change per test, however often it ran.
struct RunComparison {
  private let previous: TestResults?
  /// The outcomes of this run, by repetition.
  private var current: [TestID: [OutcomeKind]] = [:]
  /// The worst outcome of each test.
  private var outcomes: [TestID: OutcomeKind] = [:]

  /// Begins a comparison.
  ///
  /// - Parameter previous: The results from before; `nil` if there are none.
  init(previous: TestResults?) {
    self.previous = previous.flatMap { $0.isEmpty ? nil : $0 }
  }

  mutating func apply(_ event: TestEvent) {
    if case .testFinished(let result) = event { apply(result) }
  }

  /// Records one result of a test, which may have one for each repetition.
  mutating func apply(_ result: TestResult) {
    guard previous != nil else { return }
    let id = result.test.id
    let outcome = OutcomeKind(result.outcome)
    current[id, default: []].append(outcome)
    if let worst = outcomes[id], worst.severity <= outcome.severity { return }
    outcomes[id] = outcome
  }

  /// Returns how a test ended in its last runs, with this one.
  func history(of test: TestID) -> OutcomeHistory {
    let earlier = previous?[test]?.history ?? OutcomeHistory()
    return earlier.adding(OutcomeHistory(current[test] ?? []))
  }

  /// Returns how a test's result differs; `nil` if it does not, or nothing is known from before.
  func change(of test: TestID) -> ResultChange? {
    outcomes[test].flatMap { change(to: $0, of: test) }
  }

  /// Returns how the result of a test that failed, perhaps late, differs.
  func change(ofFailed test: TestID) -> ResultChange? { change(to: .failed, of: test) }

  private func change(to outcome: OutcomeKind, of test: TestID) -> ResultChange? {
    // A suite hook is not a test, and cannot be new.
    guard let previous, outcome.isFailure || !test.isSuiteHook else { return nil }
    return ResultChange(
      isFailure: outcome.isFailure, isPassed: outcome == .passed,
      hadFailed: previous.hadFailed(test), knowsAllTests: previous.hasAllTests)
  }

  /// Returns the changes as text, as in `1 new failure, 2 fixed`; `nil` if nothing is known from
  /// before.
  ///
  /// - Parameter tests: The tests that failed.
  func text(after tests: [TestID]) -> String? {
    guard previous != nil else { return nil }
    let failed = Set(tests)
    let others = outcomes.filter { !failed.contains($0.key) }
    let changes =
      failed.compactMap(change(ofFailed:)) + others.compactMap { change(to: $1, of: $0) }
    let parts = [ResultChange.newFailure, .stillFailing, .fixed, .newTest].compactMap { change in
      let count = changes.count { $0 == change }
      return count == 0 ? nil : Self.text(change, count)
    }
    return parts.isEmpty ? "nothing changed" : parts.joined(separator: ", ")
  }

  private static func text(_ change: ResultChange, _ count: Int) -> String {
    switch change {
    case .newFailure, .newTest: counted(count, change.label)
    case .fixed, .stillFailing: "\(count) \(change.label)"
    }
  }
}

extension TestResults {
  /// Returns whether a test failed when it last ran; `nil` if it is not known to have run.
  fileprivate func hadFailed(_ test: TestID) -> Bool? {
    if let record = self[test] { return record.outcome.isFailure }
    // A set-up that has nothing to report has no result.
    return test.isSuiteHook && hasSuite(of: test) ? false : nil
  }
}
#endif
