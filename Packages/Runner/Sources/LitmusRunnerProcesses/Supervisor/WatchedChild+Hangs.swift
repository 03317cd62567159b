#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerCore
internal import Foundation

// MARK: - Hangs
extension WatchedChild {
  /// How long a child may take to exit when it has done its work.
  static let exitLimit = Duration.seconds(10)
  /// How long a child has to handle a test that exceeds its time limit.
  static let grace = Duration.milliseconds(2_500)
  /// How often the limits are compared with the time, as thousands of tests may be running.
  private static let limitInterval = Duration.milliseconds(100)

  /// Whether the child has been killed because it did not exit.
  var isLingering: Bool {
    ended.map { ContinuousClock.now - $0 >= Self.exitLimit } ?? false
  }

  /// Kills the child if it has not handled a hang itself.
  ///
  /// - Parameters:
  ///   - now: How long the run has taken.
  ///   - timeLimit: How long a test may take that has no limit of its own.
  mutating func killIfOverdue(at now: Duration, timeLimit: Duration?) {
    if isLingering { process.terminate() }
    // A crash may take a while: the backtrace is not part of the test's time.
    guard overdue == nil, crashTime == nil, !isIdle else { return }
    if let lastLimitCheck, now - lastLimitCheck < Self.limitInterval { return }
    lastLimitCheck = now
    for test in running {
      guard let limit = test.test.timeLimit ?? timeLimit, now > test.start + limit + Self.grace
      else { continue }
      overdue = (test.key, limit)
      process.terminate()
      return
    }
  }
}
#endif
