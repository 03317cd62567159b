#if LITMUS_RUNNER
internal import Dispatch
@_spi(Litmus) internal import LitmusReporting

/// The time limits of a run's tests, and their enforcement.
///
/// At its time limit a test fails and its task is cancelled. If it is asynchronous and does not end
/// within a grace period, the run continues without it. If it blocks the main thread, nothing can
/// continue: the run is ended, and a run from the command line exits the process. A child process also
/// exits if such tests occupy Swift's pool, so that other tests would wait for them; if several tests
/// are running then, each runs again alone, because it may be another that occupies the pool.
package struct TimeLimit: Sendable {
  /// The time limit of a test without one of its own, and of a suite's hook; `nil` for no limit.
  var limit: Duration?
  var grace = Duration.seconds(1)
  /// How long synchronous code may hold the main thread after that; `nil` for twice `grace`.
  var hold: Duration?
  var run: TestRun
  private let pool = PoolCheck()

  /// Returns the failure message for a test that has exceeded its time limit.
  package static func message(_ limit: Duration) -> String {
    "Test ran for \(limit.inSeconds) seconds\(Self.messageEnd)"
  }

  private static let messageEnd = ", but expected to end before its time limit"

  /// Returns whether a failure's message is about a time limit.
  package static func isMessage(_ message: String) -> Bool { message.hasSuffix(messageEnd) }

  /// Enforces the time limits of all running tests at an instant.
  ///
  /// - Parameters:
  ///   - now: The instant.
  ///   - stopped: The times that do not count.
  func enforce(at now: ContinuousClock.Instant, without stopped: StoppedTime? = nil) {
    let counted = { (time: Duration) in stopped?.running(in: time, before: now) ?? time }
    let tests = run.runningTests
    var isOverdue = false
    // Tests that run in other programs occupy no thread of this one.
    let hasOwnTests = run.programOwner == nil
    for test in tests {
      guard let limit = limit(of: test) else { continue }
      let elapsed = counted(now - test.start)
      guard elapsed >= limit else { continue }
      isOverdue = true
      pool.begin()
      let isGraceOver = elapsed >= limit + grace
      if hasOwnTests, tests.count > 1, run.runsSuspectsAgain, pool.isBlocked {
        if isGraceOver { run.exitToIsolateSuspects() }
        // Another test may occupy the pool, so that this one cannot end.
        continue
      }
      test.expire(limit)
      guard isGraceOver else { continue }
      if hasOwnTests, pool.isBlocked { run.poolIsBlocked() }
      test.giveUp()
    }
    if !isOverdue { pool.end() }
    // No test may block the main thread for so long; one that merely waits has been given up.
    if let patience = patience(with: tests), let time = run.timeSinceChange(at: now),
      counted(time) >= patience
    {
      run.mainThreadHangs()
    }
  }

  /// Fails a test that has come to its end after its time limit.
  func check(
    _ test: RunningTest, at now: ContinuousClock.Instant, without stopped: StoppedTime? = nil
  ) {
    let time = now - test.start
    let counted = stopped?.running(in: time, before: now) ?? time
    if let limit = limit(of: test), counted >= limit { test.expire(limit, isOver: true) }
  }

  /// Returns how long one of the tests may block the main thread; `nil` for no limit.
  ///
  /// If synchronous code of a test is being called, that code is what the main thread waits for.
  private func patience(with tests: [RunningTest]) -> Duration? {
    let called = tests.filter(\.isInSynchronousCode)
    var longest = Duration.zero
    for test in called.isEmpty ? tests : called {
      guard let limit = limit(of: test) else { return nil }
      longest = max(longest, limit)
    }
    return longest + (called.isEmpty ? grace * 2 : hold ?? grace * 2)
  }

  private func limit(of test: RunningTest) -> Duration? { test.description.timeLimit ?? limit }
}

/// A check whether Swift's pool has a thread left, from when a test exceeds its time limit.
private final class PoolCheck: Sendable {
  /// The tasks that the pool has not run yet.
  private final class Question: Sendable {
    let unanswered = Locked(0)
  }

  /// There may be a pool for each of these.
  private static let priorities = [TaskPriority.userInitiated, .medium]

  private let question = Locked<Question?>(nil)

  /// Whether the pool has run nothing since the check began.
  var isBlocked: Bool {
    question.withLock { $0 }.map { $0.unanswered.withLock { $0 > 0 } } ?? false
  }

  /// Begins to check, unless it has begun.
  func begin() {
    let new = question.withLock { question -> Question? in
      guard question == nil else { return nil }
      question = Question()
      return question
    }
    guard let new else { return }
    new.unanswered.withLock { $0 = Self.priorities.count }
    for priority in Self.priorities {
      Task.detached(priority: priority) { new.unanswered.withLock { $0 -= 1 } }
    }
  }

  /// Ends the check.
  func end() { question.withLock { $0 = nil } }
}

/// A timer that enforces a time limit at regular intervals during a run.
final class TimeLimitWatchdog: Sendable {
  /// A serial queue has a thread even when tests block all those of the concurrent pool.
  private static let queue = DispatchQueue(label: "LitmusRunner.watchdog", qos: .userInitiated)

  /// Dispatch sources may be used from any thread; Dispatch on Linux does not declare that.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer
  private let timeLimit: TimeLimit
  private let ticks = Locked(WatchdogTicks(since: .now))

  /// Starts the timer.
  init(_ timeLimit: TimeLimit) {
    self.timeLimit = timeLimit
    timer = DispatchSource.makeTimerSource(queue: Self.queue)
    timer.schedule(deadline: .now(), repeating: .milliseconds(20), leeway: .milliseconds(5))
    timer.setEventHandler { [ticks] in
      let now = ContinuousClock.now
      let stopped = ticks.withLock { $0.isInTime(now) ? $0.stopped : nil }
      if let stopped { timeLimit.enforce(at: now, without: stopped) }
    }
    timer.resume()
  }

  /// Fails a test that has come to its end after its time limit, which is earlier than any tick that would
  /// have noticed it.
  func check(_ test: RunningTest) {
    let now = ContinuousClock.now
    // No time is charged that cannot be trusted, but a limit of zero needs none.
    let (isInTime, stopped) = ticks.withLock { ($0.areInTime(at: now), $0.stopped) }
    timeLimit.check(test, at: isInTime ? now : test.start, without: stopped)
  }

  /// Stops the timer.
  func stop() { timer.cancel() }
}

/// The ticks of a watchdog, some of which come too late to be trusted.
///
/// A process that crashes is stopped as a whole while Swift's runtime inspects it, and continues
/// for a moment before it ends. The test is not charged for that time.
struct WatchdogTicks {
  private static let longestGap = Duration.milliseconds(100)

  private var last: ContinuousClock.Instant
  private var wasLate = false
  /// What no test is charged for.
  private(set) var stopped: StoppedTime

  /// Makes the state before the first tick.
  ///
  /// - Parameter start: When the watchdog starts.
  init(since start: ContinuousClock.Instant) {
    last = start
    stopped = StoppedTime(since: start)
  }

  /// Records a tick, and returns whether time limits may be enforced at it; if not, they may at the
  /// next.
  mutating func isInTime(_ now: ContinuousClock.Instant) -> Bool {
    stopped.look(at: now)
    wasLate = !wasLate && now - last > Self.longestGap
    last = now
    return !wasLate
  }

  /// Returns whether time limits may be enforced between the last tick and the next.
  func areInTime(at now: ContinuousClock.Instant) -> Bool {
    !wasLate && now - last <= Self.longestGap
  }
}
#endif
