public import Foundation
public import LitmusRunnerCore

/// The progress of a run.
public struct TestRunProgress: Sendable {
  /// The number of tests that have ended; each repetition counts.
  public internal(set) var finished = 0
  /// The total number of tests in the run; `nil` if they are repeated until one fails.
  public internal(set) var total: Int? = 0
  /// The number of tests that have failed.
  public internal(set) var failed = 0
  /// The tests that are running, in the order in which they began.
  public internal(set) var running: [TestID] = []
  /// When the run began; `nil` if no run has.
  public internal(set) var start: Date?
  /// How long the run took; during the run, its duration at the last update.
  public internal(set) var elapsed = Duration.zero
  /// The summary of the run; `nil` until it has ended.
  public internal(set) var summary: TestRunSummary?

  /// Creates the progress of a run that has not begun.
  public init() {}

  /// The fraction of tests that have ended, from 0 to 1; `nil` if the total is unknown.
  public var fraction: Double? {
    guard let total else { return nil }
    return total == 0 ? 0 : min(1, Double(finished) / Double(total))
  }
}
