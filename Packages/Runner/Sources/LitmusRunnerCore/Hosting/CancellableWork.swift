#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// Work of another framework that can be cancelled from anywhere, even before it has begun.
package final class CancellableWork: Sendable {
  private struct State: Sendable {
    var isCancelled = false
    var task: Task<Void, any Error>?
  }

  private let state = Locked(State())

  /// Makes work that is not cancelled.
  package init() {}

  /// Whether the work was cancelled.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Runs the work and waits until it ends.
  ///
  /// Call this only once.
  ///
  /// - Throws: Any error that the work throws.
  package func run(_ body: @escaping @Sendable () async throws -> Void) async throws {
    let task = Task { try await body() }
    let isCancelled = state.withLock { state in
      state.task = task
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
    try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      cancel()
    }
  }

  /// Cancels the work.
  package func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }
}
#endif
