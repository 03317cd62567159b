import Foundation
@_spi(Litmus) import LitmusReporting

/// The time at which an event occurred on another thread.
final class Moment: Sendable {
  private let instant = Locked(ContinuousClock.now)

  /// Records that the event occurs now.
  func mark() {
    let now = ContinuousClock.now
    instant.withLock { $0 = now }
  }

  /// How long ago it occurred, in microseconds.
  var age: Double {
    let now = ContinuousClock.now
    return (now - instant.withLock { $0 }) / .microseconds(1)
  }
}

/// Runs a closure on a thread of its own, at an instant that is met to within microseconds.
func onThread(after delay: Duration, _ body: @escaping @Sendable () -> Void) {
  let due = ContinuousClock.now + delay
  Thread.detachNewThread {
    // A sleeping thread wakes about 60 µs late, so the thread spins for the last part.
    let sleep = (due - .now) / .seconds(1) - 0.000_1
    if sleep > 0 { Thread.sleep(forTimeInterval: sleep) }
    while ContinuousClock.now < due {}
    body()
  }
}
