#if LITMUS_RUNNER
internal import Dispatch

/// Limits how often the UI is updated, so that events are collected in between.
@MainActor final class UpdateThrottle {
  private let interval: DispatchTimeInterval
  private var waiting: CheckedContinuation<Void, Never>?
  private var isOver = false

  /// Creates a throttle.
  ///
  /// - Parameter interval: How long to collect events.
  init(interval: DispatchTimeInterval) {
    self.interval = interval
  }

  /// Waits for the interval, or until `finish()` is called.
  ///
  /// A sleeping task needs a thread of the cooperative pool to resume, and tests may block all of them.
  func wait() async {
    guard !isOver else { return }
    await withCheckedContinuation { continuation in
      waiting = continuation
      DispatchQueue.main.asyncAfter(deadline: .now() + interval) { self.go() }
    }
  }

  /// Ends the current wait, and makes all later ones return immediately.
  func finish() {
    isOver = true
    go()
  }

  private func go() { waiting.take()?.resume() }
}
#endif
