@_spi(Litmus) internal import LitmusReporting

/// One wait for a list of expectations.
///
/// The expectations, the watched task, the deadline and the cancellation of the waiting task each try
/// to end it; the first wins.
final class ExpectationWait: Sendable {
  /// Which of the expectations have to be fulfilled.
  enum Goal: Sendable {
    case all(inOrder: Bool)
    case any
  }

  enum Outcome: Sendable {
    /// All that were needed are fulfilled, this one last.
    case fulfilled(by: AsyncExpectation?)
    case fulfilledInverted(AsyncExpectation)
    case watchedTaskEnded
  }

  private let expectations: [AsyncExpectation]
  /// Whether an inverted expectation makes the wait last to its timeout.
  private let lastsToTimeout: Bool
  /// How many fulfilments the wait still needs.
  private let missingCount: Locked<Int>
  private let countsAtDeadline: Locked<[Int]?>
  private let wait: Wait<Outcome>

  /// Makes a wait for expectations that differ from each other.
  init(for expectations: [AsyncExpectation], goal: Goal) {
    self.expectations = expectations
    let countsAtDeadline = Locked<[Int]?>(nil)
    self.countsAtDeadline = countsAtDeadline
    wait = Wait {
      let counts = expectations.map(\.fulfillmentCount)
      countsAtDeadline.withLock { $0 = counts }
    }
    let awaitedCount = expectations.count { !$0.isInverted }
    let hasInverted = awaitedCount < expectations.count
    switch goal {
    case .all:
      missingCount = Locked(awaitedCount)
      lastsToTimeout = hasInverted
    case .any:
      missingCount = Locked(min(awaitedCount, 1))
      lastsToTimeout = hasInverted && awaitedCount == 0
    }
  }

  /// Waits until the expectations are fulfilled, or something else ends the wait.
  func end(
    within limit: WaitLimit,
    clock: any Clock<Duration>,
    watching task: (any WatchableTask)?,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Wait<Outcome>.End {
    for expectation in expectations where !expectation.add(self) { decide(by: expectation) }
    defer { for expectation in expectations { expectation.remove(self) } }
    if expectations.isEmpty { wait.end(with: .fulfilled(by: nil)) }
    if let task {
      Task { [wait] in
        await task.waitForEnd()
        wait.end(with: .watchedTaskEnded)
      }
    }
    return await wait.end(within: limit, clock: clock)
  }

  /// How often each of the expectations has been fulfilled: at the deadline, if that ended the wait, or now.
  ///
  /// The waiting task may be held up after the deadline, and what happens meanwhile is too late.
  var counts: [Int] {
    countsAtDeadline.withLock { $0 } ?? expectations.map(\.fulfillmentCount)
  }

  /// Notes that an expectation has been fulfilled.
  func decide(by expectation: AsyncExpectation) {
    if expectation.isInverted {
      wait.end(with: .fulfilledInverted(expectation))
    } else if takeOneOff() && !lastsToTimeout {
      wait.end(with: .fulfilled(by: expectation))
    }
  }

  /// Takes one off the missing fulfilments, and says whether it was the last.
  private func takeOneOff() -> Bool {
    missingCount.withLock { count in
      count -= 1
      return count == 0
    }
  }
}
