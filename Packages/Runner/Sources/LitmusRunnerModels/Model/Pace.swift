#if LITMUS_RUNNER
internal import Dispatch

/// Lets events gather between two changes of what a screen shows.
@MainActor final class Pace {
  private let interval: DispatchTimeInterval
  private var waiting: CheckedContinuation<Void, Never>?
  private var isOver = false

  /// Makes a pace.
  ///
  /// - Parameter interval: How long events gather.
  init(interval: DispatchTimeInterval) {
    self.interval = interval
  }

  /// Waits for the interval, or until nothing is left to wait for.
  ///
  /// A sleeping task would need a thread of the pool to wake it, and tests may block them all.
  func wait() async {
    guard !isOver else { return }
    await withCheckedContinuation { continuation in
      waiting = continuation
      DispatchQueue.main.asyncAfter(deadline: .now() + interval) { self.go() }
    }
  }

  /// Lets nothing gather any more.
  func finish() {
    isOver = true
    go()
  }

  private func go() { waiting.take()?.resume() }
}
#endif
