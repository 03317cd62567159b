internal import Dispatch
internal import Foundation

/// Runs what blocks on a thread of its own, so that no task's thread waits.
func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: work()) }
  }
}

/// Waits for asynchronous work; only for threads that are no task's.
func waitFor<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
  let done = DispatchSemaphore(value: 0)
  let result = WorkResult<Value>()
  Task {
    result.value = await work()
    done.signal()
  }
  done.wait()
  guard let value = result.value else { preconditionFailure("the work has ended") }
  return value
}

/// What asynchronous work returned; the semaphore orders its writing and its reading.
private final class WorkResult<Value: Sendable>: @unchecked Sendable {
  var value: Value?
}
