#if LITMUS_RUNNER
internal import Dispatch
internal import Foundation

/// The main run loop, which the runner runs while asynchronous work is in progress.
///
/// While a synchronous test waits, the main queue is serviced, as under XCTest. That is possible
/// only outside the jobs of the main queue, which is serial, so synchronous code of tests is called
/// directly from the run loop.
@MainActor package enum MainThread {
  /// Whether the running code was called from the run loop itself, not from a job of the main
  /// queue.
  private(set) static var isOutsideMainQueue = false
  /// Whether ``drive(until:)`` runs the loop, and so calls the closures that are handed over to it.
  private static var isDriven = false
  private static var handedOver: [@MainActor () -> Void] = []

  /// Calls synchronous code from the run loop, if possible.
  ///
  /// The driver calls it or, in an app on Apple's platforms, the main run loop. A program on Linux
  /// may have no such loop; there the code is called directly.
  static func callFromLoop(_ body: @escaping @MainActor () -> Void) async {
    if isDriven {
      return await withCheckedContinuation { continuation in
        handedOver.append {
          body()
          continuation.resume()
        }
      }
    }
    #if canImport(Darwin)
    await withCheckedContinuation { continuation in
      RunLoop.main.perform {
        MainActor.assumeIsolated { outsideMainQueue(body) }
        continuation.resume()
      }
    }
    #else
    body()
    #endif
  }

  /// Starts a task on the main actor; if the system supports it, the task runs immediately until it
  /// suspends.
  ///
  /// - Parameters:
  ///   - isFromLoop: Whether the caller was called from the run loop, not from a job of the main
  ///     queue.
  ///   - body: The work of the task.
  static func start(
    fromLoop isFromLoop: Bool, _ body: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      let before = isOutsideMainQueue
      isOutsideMainQueue = isFromLoop
      defer { isOutsideMainQueue = before }
      return Task.immediate { @MainActor in await body() }
    }
    return Task { @MainActor in await body() }
  }

  /// Runs the loop, and calls the closures that are handed over to it, until a condition holds.
  static func drive(until isDone: () -> Bool) {
    let wasDriven = isDriven
    isDriven = true
    defer { isDriven = wasDriven }
    while !isDone() {
      if handedOver.isEmpty {
        turn(until: { isDone() || !handedOver.isEmpty })
      } else {
        outsideMainQueue(handedOver.removeFirst())
      }
    }
  }

  /// Runs the loop until an asynchronous function has returned, and returns its value.
  ///
  /// Call it outside of the jobs of the main queue.
  package static func wait<Value>(for body: @escaping @MainActor () async -> Value) -> Value {
    var value: Value?
    _ = start(fromLoop: true) {
      value = await body()
      wake()
    }
    drive(until: { value != nil })
    return value!
  }

  /// Runs the loop once, and calls the closures that are handed over to it, without waiting for
  /// anything.
  static func catchUp() {
    let wasDriven = isDriven
    isDriven = true
    defer { isDriven = wasDriven }
    _ = RunLoop.main.run(mode: .default, before: Date())
    while !handedOver.isEmpty { outsideMainQueue(handedOver.removeFirst()) }
  }

  /// Runs the loop until a condition holds.
  ///
  /// The thread sleeps in between.
  ///
  /// Code that makes the condition true on another thread must then call ``wake()``.
  static func turn(until isDone: () -> Bool) {
    let before = isOutsideMainQueue
    isOutsideMainQueue = false
    defer { isOutsideMainQueue = before }
    while !isDone() {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  /// Runs the loop until something has happened, or a time is over.
  package static func turn(for time: Duration) {
    _ = RunLoop.main.run(mode: .default, before: Date() + time / .seconds(1))
  }

  /// Makes ``turn(until:)`` check its condition.
  nonisolated static func wake() {
    DispatchQueue.main.async {}
  }

  private static func outsideMainQueue(_ body: () -> Void) {
    let before = isOutsideMainQueue
    isOutsideMainQueue = true
    defer { isOutsideMainQueue = before }
    body()
  }
}
#endif
