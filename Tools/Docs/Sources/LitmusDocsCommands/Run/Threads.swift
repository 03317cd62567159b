internal import Dispatch
internal import Foundation
internal import LitmusDocsFormat
internal import LitmusToolSupport

/// Runs what blocks on a thread of its own, so that no task's thread waits.
func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: work()) }
  }
}

/// Waits for asynchronous work; only for threads that are no task's.
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
