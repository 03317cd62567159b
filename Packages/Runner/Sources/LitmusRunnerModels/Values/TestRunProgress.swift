@_spi(Litmus) internal import LitmusReporting
package import Foundation
package import LitmusRunnerCore

/// The progress of a run.
package struct TestRunProgress: Sendable {
  /// The number of tests that have ended; each repetition counts.
  package internal(set) var finished = 0
  /// The total number of tests in the run; `nil` if they are repeated until one fails.
  package internal(set) var total: Int? = 0
  /// The number of tests that have failed.
  package internal(set) var failed = 0
  /// The tests that are running, in the order in which they began.
  package internal(set) var running: [TestID] = []
  /// When the run began; `nil` if no run has.
  package internal(set) var start: Date?
  /// How long the run took; during the run, its duration at the last update.
  package internal(set) var elapsed = Duration.zero
  /// The summary of the run; `nil` until it has ended.
  package internal(set) var summary: TestRunSummary?

  /// Creates the progress of a run that has not begun.
  package init() {}

  /// The fraction of tests that have ended, from 0 to 1; `nil` if the total is unknown.
  package var fraction: Double? {
    guard let total else { return nil }
    return total == 0 ? 0 : min(1, Double(finished) / Double(total))
  }
}

extension TestRunProgress {
  /// The progress of the run, or its summary, on one line; empty if no run has begun.
  ///
  /// It is `12 of 232 tests, 1 failed` during the run, and afterwards the text shown in the
  /// terminal: `✘ 232 tests in 1.204 s: 230 passed, 2 failed`.
  package var text: String {
    guard start != nil else { return "" }
    if let summary { return Self.text(of: summary) }
    let tests = counted(total ?? finished, "test")
    let count = total == nil ? tests : "\(finished) of \(tests)"
    return failed == 0 ? count : "\(count), \(failed) failed"
  }

  private static func text(of summary: TestRunSummary) -> String {
    let mark = (summary.isSuccess ? OutcomeSymbol.passed : .failed).rawValue
    return "\(mark) \(summary.size): " + summary.parts.map(\.label).joined(separator: ", ")
  }
}
