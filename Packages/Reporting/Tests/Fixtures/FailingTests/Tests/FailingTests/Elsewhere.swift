import Dispatch
import Foundation

/// Runs a closure in a detached task, and waits until it has ended.
func inDetachedTask(_ body: @escaping @Sendable () -> Void) async {
  await Task.detached { body() }.value
}

/// Runs a closure on a dispatch queue, and waits until it has ended.
func onQueue(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      body()
      continuation.resume()
    }
  }
}

/// Runs a closure on a thread of its own, and waits until it has ended.
func onThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      body()
      continuation.resume()
    }
  }
}

/// Calls a closure with 0 to 999 from eight child tasks, and waits until all have ended.
func thousandTimesInEightTasks(_ body: @escaping @Sendable (Int) -> Void) async {
  await withTaskGroup { group in
    for task in 0..<8 {
      group.addTask {
        for number in stride(from: task, to: 1_000, by: 8) { body(number) }
      }
    }
  }
}

/// Calls a closure with 0 to 999 from eight threads at once, and waits until all have ended.
func thousandTimesOnEightThreads(_ body: @escaping @Sendable (Int) -> Void) async {
  await withTaskGroup { group in
    for thread in 0..<8 {
      group.addTask {
        await onThread {
          for number in stride(from: thread, to: 1_000, by: 8) { body(number) }
        }
      }
    }
  }
}
