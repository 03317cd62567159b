#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting
internal import Foundation
internal import LitmusRunnerCore

/// The comparison of a run with the runs before: one change per test, however often it ran.
struct RunComparison {
  private let previous: PreviousRun?
  /// The outcomes of this run, by repetition.
  private var current: [TestID: [OutcomeKind]] = [:]
  /// The worst outcome of each test.
  private var outcomes: [TestID: OutcomeKind] = [:]

  /// Begins a comparison.
  ///
  /// - Parameter previous: The results from before; `nil` if there are none.
  init(previous: PreviousRun?) {
    self.previous = previous
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
    let earlier = previous?.history(test) ?? OutcomeHistory()
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
      hadFailed: previous.hadFailed(test), knowsAllTests: previous.knowsAllTests)
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

/// The difference between a test's result and its last result.
package enum ResultChange: String {
  /// The test fails now, and did not before: it passed, or did not exist.
  case newFailure
  /// The test passes now, and failed before.
  case fixed
  /// The test fails again.
  case stillFailing
  /// The test did not exist before, and does not fail.
  case newTest

  /// Compares the result of a test with its last result.
  ///
  /// - Parameters:
  ///   - isFailure: Whether it fails now.
  ///   - isPassed: Whether it passed now, in all repetitions.
  ///   - hadFailed: Whether it failed when it last ran; `nil` if it is not known to have run.
  ///   - knowsAllTests: Whether a test that is not known to have run did not exist.
  package init?(isFailure: Bool, isPassed: Bool, hadFailed: Bool?, knowsAllTests: Bool) {
    switch (isFailure, hadFailed) {
    case (true, true): self = .stillFailing
    case (true, false): self = .newFailure
    case (true, nil) where knowsAllTests: self = .newFailure
    case (false, nil) where knowsAllTests: self = .newTest
    // A test that is skipped, flaky or expected to fail has not been fixed.
    case (false, true) where isPassed: self = .fixed
    case (_, nil), (false, _): return nil
    }
  }

  /// The text of the change in reports for people.
  var label: String {
    switch self {
    case .newFailure: "new failure"
    case .fixed: "fixed"
    case .stillFailing: "still failing"
    case .newTest: "new test"
    }
  }
}

/// The known results of tests from before a run.
package struct PreviousRun: Sendable {
  /// Returns whether a test failed when it last ran; `nil` if it is not known to have run.
  let hadFailed: @Sendable (TestID) -> Bool?
  /// Whether a test that is not known to have run did not exist.
  let knowsAllTests: Bool
  /// When the last of the tests ended; `nil` if that is not known.
  let date: Date?
  /// Returns how a test ended in its last runs.
  let history: @Sendable (TestID) -> OutcomeHistory

  /// Makes a previous run from stored results.
  ///
  /// - Returns: `nil` if there are none.
  package init?(_ results: TestResults) {
    guard !results.isEmpty else { return nil }
    date = results.lastDate.map { Date(timeIntervalSince1970: $0) }
    knowsAllTests = results.hasAllTests
    history = { results[$0]?.history ?? OutcomeHistory() }
    hadFailed = { test in
      if let record = results[test] { return record.outcome.isFailure }
      // A set-up that has nothing to report has no result.
      return test.isSuiteHook && results.hasSuite(of: test) ? false : nil
    }
  }

  /// Makes a previous run from outcomes.
  ///
  /// - Returns: `nil` if there are none.
  init?(_ outcomes: [TestID: TestOutcome], knowsAllTests: Bool) {
    guard !outcomes.isEmpty else { return nil }
    date = nil
    history = { test in OutcomeHistory(outcomes[test].map { [OutcomeKind($0)] } ?? []) }
    self.knowsAllTests = knowsAllTests
    hadFailed = { outcomes[$0]?.isFailure }
  }
}
#endif
