internal import Dispatch
internal import Foundation

/// The action that resets a subject before it is released.
enum ResetAction<Value> {
  case synchronous((Value) throws -> Void)
  case onMainActor((Value) -> @MainActor () throws -> Void)
  case asynchronous((Value) async throws -> Void)

  /// Whether the action can run on this thread without suspending.
  var canRunHere: Bool {
    switch self {
    case .synchronous: true
    case .onMainActor: isOnMainActor()
    case .asynchronous: false
    }
  }

  /// Runs an action that ``canRunHere``.
  func runHere(on value: Value) throws {
    switch self {
    case .asynchronous: break
    case .synchronous(let reset): try reset(value)
    case .onMainActor(let reset):
      // The closure runs on the actor that the value is already on.
      nonisolated(unsafe) let (reset, value) = (reset, value)
      try MainActor.assumeIsolated { try reset(value)() }
    }
  }

  /// Runs the action on the caller's actor, or on the main actor if it belongs there.
  nonisolated(nonsending) func run(on value: Value) async throws {
    // The test is over: until this has returned, nothing else uses the value.
    nonisolated(unsafe) let value = value
    switch self {
    case .synchronous(let reset): try reset(value)
    case .onMainActor(let reset):
      nonisolated(unsafe) let reset = reset
      try await MainActor.run { try reset(value)() }
    case .asynchronous(let reset):
      nonisolated(unsafe) let reset = reset
      try await reset(value)
    }
  }
}

/// Returns whether the caller runs on the main actor's thread or queue, in a task or in synchronous
/// code.
///
/// That is the main thread or the main queue. On Linux, the two differ when a program's `main` is
/// asynchronous, as Swift Testing's is: other threads then serve the queue.
func isOnMainActor() -> Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: markOfMainQueue) != nil
}

private let markOfMainQueue: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
