/// A deadline for work that needs Swift's pool of threads, and that does not count the time in which the
/// pool has none to give.
///
/// On a busy machine, or beside tests that block threads, what is waited for may be ready long before
/// the deadline and still not have run. So the deadline goes through the pool itself. If that takes
/// long, the work gets as much more time, but not more than it had, and is looked at again. What it does
/// may need the pool several times, and wait for it each time. The main actor and other actors have no
/// part in it: what keeps them busy does not move the deadline.
@_spi(Litmus)
public struct PatientDeadline: Sendable {
  /// How long the pool may take to run something before it counts as stalled.
  private static let patience = Duration.milliseconds(50)
  /// How many stalls are made up for, so that there is an end to it.
  private static let maximumStallCount = 10
  /// When a pool that is still stalled is no longer waited for.
  private static let longestStall = Duration.seconds(30)

  private struct State {
    var isCancelled = false
    var deadline: Deadline?
  }

  private let state = Locked(State())

  /// Has an action run after a while.
  ///
  /// - Parameters:
  ///   - duration: How long after now.
  ///   - clock: The clock that measures it. On any but the continuous clock a task sleeps, which waits
  ///     for the pool by itself.
  ///   - action: What is run, at most once. It must be short.
  public init(
    after duration: Duration,
    clock: any Clock<Duration>,
    action: @escaping @Sendable () -> Void
  ) {
    if clock is ContinuousClock {
      start(after: duration, stallCount: 0, action)
    } else {
      set(Deadline(after: duration, clock: clock, action: action))
    }
  }

  /// Makes sure that the action does not begin any more, unless it is just about to.
  public func cancel() {
    let deadline = state.withLock { state in
      state.isCancelled = true
      return state.deadline
    }
    deadline?.cancel()
  }

  private func start(
    after duration: Duration, stallCount: Int, _ action: @escaping @Sendable () -> Void
  ) {
    set(
      Deadline(after: duration, clock: ContinuousClock()) {
        askPool { stall in
          if let stall, stall > Self.patience, stallCount < Self.maximumStallCount {
            start(after: min(stall, duration), stallCount: stallCount + 1, action)
          } else if !state.withLock({ $0.isCancelled }) {
            action()
          }
        }
      })
  }

  /// Finds out how long the pool takes to run something; `nil` stands for too long to wait for.
  private func askPool(_ answer: @escaping @Sendable (_ stall: Duration?) -> Void) {
    let start = ContinuousClock.now
    let isAnswered = Locked(false)
    @Sendable func answerOnce(_ stall: Duration?) {
      let isFirst = isAnswered.withLock { isAnswered in
        defer { isAnswered = true }
        return !isAnswered
      }
      if isFirst { answer(stall) }
    }
    let surrender = Deadline(after: Self.longestStall, clock: ContinuousClock()) {
      answerOnce(nil)
    }
    Task {
      surrender.cancel()
      answerOnce(.now - start)
    }
  }

  private func set(_ deadline: Deadline) {
    let isCancelled = state.withLock { state in
      state.deadline = deadline
      return state.isCancelled
    }
    if isCancelled { deadline.cancel() }
  }
}
