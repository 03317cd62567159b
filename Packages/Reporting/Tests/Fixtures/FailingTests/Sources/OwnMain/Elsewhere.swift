import Dispatch
import Foundation

/// Runs a closure in a task that inherits nothing, and waits for its end.
func inDetachedTask(_ body: @escaping @Sendable () -> Void) async {
  await Task.detached { body() }.value
}

/// Runs a closure on a dispatch queue and waits for its end.
func onQueue(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      body()
      continuation.resume()
    }
  }
}

/// Runs a closure on a thread of its own and waits for its end.
func onThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      body()
      continuation.resume()
    }
  }
}
