#if LITMUS_RUNNER
internal import Dispatch
internal import Foundation

/// The main thread's loop, which the runner turns while something asynchronous is under way.
@MainActor enum MainThread {
  /// Whether the running code was called from the loop itself, so that turning the loop again
  /// services the main queue. Inside a job of the main queue it would not: the queue is serial.
  private(set) static var isOutsideMainQueue = false

  /// Runs a closure that was not called from a job of the main queue, and notes so.
  static func outsideMainQueue(_ body: () -> Void) {
    let before = isOutsideMainQueue
    isOutsideMainQueue = true
    defer { isOutsideMainQueue = before }
    body()
  }

  /// Turns the loop until a condition holds or a deadline has passed. It sleeps in between.
  ///
  /// Whoever makes the condition true on another thread calls ``wake()`` then.
  static func turn(until isDone: () -> Bool, deadline: Date = .distantFuture) {
    while !isDone(), deadline > Date() {
      _ = RunLoop.main.run(mode: .default, before: deadline)
    }
  }

  /// Makes ``turn(until:deadline:)`` look at its condition.
  nonisolated static func wake() {
    DispatchQueue.main.async {}
  }

  /// Runs a synchronous closure from within a task, outside the main queue where that can be done:
  /// an app on Apple's platforms always has a main run loop, a program on Linux may have none.
  static func performOutsideMainQueue(_ body: @escaping @MainActor () -> Void) async {
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
  static func start(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return Task.immediate { @MainActor in await body() }
    }
    return Task { @MainActor in await body() }
  }
}
#endif
