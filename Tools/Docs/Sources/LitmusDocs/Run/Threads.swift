internal import LitmusDocsFormat
import Dispatch
import Foundation
import LitmusToolSupport

/// Runs blocking work on a thread of its own, so that it does not block a task's thread.
func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: work()) }
  }
}

/// Blocks until asynchronous work has finished; must not be called on a task's thread.
func waitFor<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
  let done = DispatchSemaphore(value: 0)
  let result = Guarded<Value?>(nil)
  Task {
    let value = await work()
    result.withLock { $0 = value }
    done.signal()
  }
  done.wait()
  guard let value = result.withLock({ $0 }) else { preconditionFailure("the work has ended") }
  return value
}
