#if LITMUS_RUNNER
internal import Dispatch
internal import Foundation

/// The main thread's loop, which the runner turns while something asynchronous is under way.
///
/// A synchronous test that waits has the main queue serviced meanwhile, as under XCTest. That can
/// only be done outside the jobs of the main queue, which is serial: so synchronous code of tests
/// is called straight from the loop.
@MainActor enum MainThread {
  /// Whether the running code was called from the loop itself, not from a job of the main queue.
  private(set) static var isOutsideMainQueue = false
  /// Whether ``drive(until:)`` turns the loop, and so calls what is handed over to it.
  private static var isDriven = false
  private static var handedOver: [@MainActor () -> Void] = []

  /// Has synchronous code called from the loop, as far as that can be done.
  ///
  /// The driver calls it or, in an app on Apple's platforms, the main run loop. A program on Linux
  /// may have no such loop; there it is called where it stands.
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

  /// Starts a task on the main actor; where the system can, it runs at once as far as it gets.
  ///
  /// - Parameters:
  ///   - isFromLoop: Whether the caller was called from the loop, not from a job of the main queue.
  ///   - body: What the task does.
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

  /// Turns the loop, and calls what is handed over to it, until a condition holds.
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

  /// Turns the loop until an asynchronous function has returned, and returns what it did.
  ///
  /// Call it outside of the jobs of the main queue.
  static func wait<Value>(for body: @escaping @MainActor () async -> Value) -> Value {
    var value: Value?
    _ = start(fromLoop: true) {
      value = await body()
      wake()
    }
    drive(until: { value != nil })
    return value!
  }

  /// Turns the loop once, and calls what is handed over to it, without waiting for anything.
  static func catchUp() {
    let wasDriven = isDriven
    isDriven = true
    defer { isDriven = wasDriven }
    _ = RunLoop.main.run(mode: .default, before: Date())
    while !handedOver.isEmpty { outsideMainQueue(handedOver.removeFirst()) }
  }

  /// Turns the loop until a condition holds.
  ///
  /// It sleeps in between.
  ///
  /// Whoever makes the condition true on another thread calls ``wake()`` then.
  static func turn(until isDone: () -> Bool) {
    let before = isOutsideMainQueue
    isOutsideMainQueue = false
    defer { isOutsideMainQueue = before }
    while !isDone() {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  /// Makes ``turn(until:)`` look at its condition.
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
