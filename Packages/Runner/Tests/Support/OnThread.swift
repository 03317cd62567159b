private import Foundation

/// Runs something that blocks on a thread of its own, while the caller waits without one.
///
/// The threads of Swift's pool are as many as the processors, and all tests share them.
///
/// - Parameter body: What blocks.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func onThread<Success: Sendable, Failure>(
  _ body: @escaping @Sendable () throws(Failure) -> Success
) async throws(Failure) -> Success {
  let result: Result<Success, Failure> = await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: Result(catching: body)) }
  }
  return try result.get()
}
