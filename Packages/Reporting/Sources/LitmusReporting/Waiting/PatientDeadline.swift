/// A deadline for work that needs Swift's pool of threads, and that does not count the time in which the
/// pool has none to give.
///
/// On a busy machine, or beside tests that block threads, what is waited for may be ready long before
/// the deadline and still not have run. So the deadline goes through the pool itself. If that takes
/// long, the work gets as much more time, a few times over. The main actor and other actors have no
/// part in it: what keeps them busy does not move the deadline.
struct PatientDeadline: Sendable {
  /// How long the pool may take to run something before it counts as stalled.
  private static let patience = Duration.milliseconds(50)
  /// How many stalls are made up for, so that there is an end to it.
  private static let maximumStallCount = 10

  private struct State {
    var isCancelled = false
    var deadline: Deadline?
  }

  private let state = Locked(State())

  /// Has an action run after a while, on a thread of the pool.
  init(
    after duration: Duration,
    clock: any Clock<Duration>,
    action: @escaping @Sendable () -> Void
  ) {
    if clock is ContinuousClock {
      start(after: duration, stallCount: 0, action)
    } else {
      // A task sleeps on the clock, which waits for the pool as well.
      set(Deadline(after: duration, clock: clock, action: action))
    }
  }

  /// Makes sure that the action does not begin any more.
  func cancel() {
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
        let start = ContinuousClock.now
        Task {
          let stall = ContinuousClock.now - start
          if stall > Self.patience && stallCount < Self.maximumStallCount {
            self.start(after: min(stall, duration), stallCount: stallCount + 1, action)
          } else {
            action()
          }
        }
      })
  }

  private func set(_ deadline: Deadline) {
    let isCancelled = state.withLock { state in
      state.deadline = deadline
      return state.isCancelled
    }
    if isCancelled { deadline.cancel() }
  }
}
