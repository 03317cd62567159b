#if LITMUS_RUNNER
/// A task that runs a test, and can be stopped when the test has exceeded its time limit.
@MainActor protocol StoppableTask: AnyObject, Sendable {
  /// Cancels the test.
  func cancel()

  /// Resumes the waiter, whether or not the test ever ends.
  func end()
}

/// A running test, which can be waited for from the main run loop or within a task, and be given
/// up.
@MainActor final class TestTask: StoppableTask {
  private(set) var isOver = false
  private var onEnd: (@MainActor () -> Void)?
  private var task: Task<Void, Never>?

  /// Starts a test.
  ///
  /// - Parameters:
  ///   - isFromLoop: Whether the caller was called from the main run loop, not from a job of the
  ///     main queue.
  ///   - body: Runs the test.
  init(fromLoop isFromLoop: Bool, _ body: @escaping @MainActor () async -> Void) {
    task = MainThread.start(fromLoop: isFromLoop) {
      await body()
      self.end()
    }
  }

  /// Waits until the test is over.
  func wait() async {
    await withCheckedContinuation { continuation in whenOver { continuation.resume() } }
  }

  /// Calls a closure when the test is over, immediately if it already is.
  func whenOver(_ body: @escaping @MainActor () -> Void) {
    if isOver { body() } else { onEnd = body }
  }

  /// Cancels the test's task.
  func cancel() { task?.cancel() }

  /// Resumes the waiter, whether or not the test's task ever ends.
  func end() {
    isOver = true
    task = nil
    onEnd.take()?()
  }
}
#endif
