#if LITMUS_RUNNER
package import LitmusRunnerCore

/// How a test ended in its last runs, the latest last.
package struct OutcomeHistory: Hashable, Sendable {
  /// How many runs are stored.
  package static let most = 50

  /// A letter for each outcome, as the store has it.
  private static let letters: [OutcomeKind: Character] = [
    .passed: "p", .failed: "f", .crashed: "c", .timedOut: "t", .flaky: "k", .skipped: "s",
    .failedAsExpected: "x",
  ]

  package private(set) var outcomes: [OutcomeKind] = []

  /// Makes a history, of which the last outcomes are stored.
  package init(_ outcomes: [OutcomeKind] = []) {
    self.outcomes = outcomes.suffix(Self.most)
  }

  /// Makes the history that a text has; letters of later versions are left out.
  init(text: String) {
    self.init(
      text.compactMap { letter in Self.letters.first { $0.value == letter }?.key })
  }

  /// The history as the store has it: a letter for each run.
  var text: String { String(outcomes.compactMap { Self.letters[$0] }) }

  /// Returns the history with later runs.
  func adding(_ later: OutcomeHistory) -> OutcomeHistory {
    OutcomeHistory(outcomes + later.outcomes)
  }

  /// Replaces the last outcome.
  package mutating func replaceLast(with outcome: OutcomeKind) {
    if !outcomes.isEmpty { outcomes[outcomes.count - 1] = outcome }
  }

  /// How many of the runs failed, or did so before they were tried again.
  var unsuccessfulCount: Int { outcomes.count { $0.isFailure || $0 == .flaky } }

  /// How many runs were not skipped.
  var runCount: Int { outcomes.count { $0 != .skipped } }

  /// Whether some runs failed and others did not, or a test was tried again until it did not.
  var isFlaky: Bool {
    outcomes.contains(.flaky)
      || (outcomes.contains(where: \.isFailure) && outcomes.contains(.passed))
  }
}
#endif
