import Foundation

/// Programs that tests start, one at a time, away from the threads that other tests need.
///
/// Several at once would take the processors from tests that have little time.
enum ChildPrograms {
  private static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
  }()

  /// Runs something that waits for a program.
  static func run<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.addOperation { continuation.resume(with: Swift.Result(catching: body)) }
    }
  }
}
