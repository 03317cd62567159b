internal import Dispatch
internal import Foundation

/// Runs a closure in a detached task, and waits until it has ended.
public func inDetachedTask(_ body: @escaping @Sendable () -> Void) async {
  await Task.detached { body() }.value
}

/// Runs a closure on a dispatch queue, and waits until it has ended.
public func onQueue(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      body()
      continuation.resume()
    }
  }
}

/// Runs a closure on a thread of its own, and waits until it has ended.
public func onThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      body()
      continuation.resume()
    }
  }
}
