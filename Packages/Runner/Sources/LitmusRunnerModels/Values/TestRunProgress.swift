public import Foundation
public import LitmusRunner

/// How far a run has come.
public struct TestRunProgress: Sendable {
  /// How many tests have ended, those of each repetition counted.
  public internal(set) var finished = 0
  /// How many tests the run has in all; `nil` if they are repeated until one fails.
  public internal(set) var total: Int? = 0
  /// How many tests have failed.
  public internal(set) var failed = 0
  /// The tests that are running, in the order in which they began.
  public internal(set) var running: [TestID] = []
  /// When the run began; `nil` if none has.
  public internal(set) var start: Date?
  /// How long the run has taken; while it lasts, as long as it had when it was last heard of.
  public internal(set) var elapsed = Duration.zero
  /// What the run came to; `nil` while it lasts.
  public internal(set) var summary: TestRunSummary?

  /// Makes the progress of a run that has not begun.
  public init() {}

  /// Which part of the tests has ended, from 0 to 1; `nil` if nobody knows how many there will be.
  public var fraction: Double? {
    guard let total else { return nil }
    return total == 0 ? 0 : min(1, Double(finished) / Double(total))
  }
}
