import Foundation
@_spi(Litmus) import LitmusReporting

/// When something happened on another thread.
final class Moment: Sendable {
  private let instant = Locked(ContinuousClock.now)

  /// Notes that it happens now.
  func mark() {
    let now = ContinuousClock.now
    instant.withLock { $0 = now }
  }

  /// How long ago it was, in microseconds.
  var age: Double {
    let now = ContinuousClock.now
    return (now - instant.withLock { $0 }) / .microseconds(1)
  }
}

/// Runs something on a thread of its own, at a moment that is met to some microseconds.
func onThread(after delay: Duration, _ body: @escaping @Sendable () -> Void) {
  let due = ContinuousClock.now + delay
  Thread.detachNewThread {
    // A sleeping thread is woken some 60 µs late, so the last bit is spent awake.
    let sleep = (due - .now) / .seconds(1) - 0.000_1
    if sleep > 0 { Thread.sleep(forTimeInterval: sleep) }
    while ContinuousClock.now < due {}
    body()
  }
}
