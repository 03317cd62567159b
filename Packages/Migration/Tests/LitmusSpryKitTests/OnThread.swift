import Foundation

/// Runs something that blocks on a thread of its own, while the caller waits without one.
///
/// The threads of Swift's pool are as many as the processors, and all tests share them.
func onThread<Success: Sendable>(_ body: @escaping @Sendable () -> Success) async -> Success {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}

/// Runs a closure on eight threads at once, with the numbers 0 to 7, and waits for their end.
func onEightThreads(_ body: @escaping @Sendable (Int) -> Void) async {
  await withTaskGroup { group in
    for number in 0..<8 { group.addTask { await onThread { body(number) } } }
  }
}
