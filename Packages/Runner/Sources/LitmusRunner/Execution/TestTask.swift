#if LITMUS_RUNNER
/// What runs a test, and can be told that the test has used up its time.
@MainActor protocol StoppableTask: AnyObject, Sendable {
  /// Asks the test to stop.
  func cancel()

  /// Makes whoever waits go on, whether or not the test ever ends.
  func end()
}

/// A test under way, which can be waited for from the main thread's loop or within a task, and be
/// given up.
@MainActor final class TestTask: StoppableTask {
  private(set) var isOver = false
  private var onEnd: (@MainActor () -> Void)?
  private var task: Task<Void, Never>?

  /// Starts a test.
  ///
  /// - Parameters:
  ///   - isFromLoop: Whether the caller was called from the main thread's loop, not from a job of
  ///     the main queue.
  ///   - body: Runs the test.
  init(fromLoop isFromLoop: Bool, _ body: @escaping @MainActor () async -> Void) {
    task = MainThread.start(fromLoop: isFromLoop) {
      await body()
      self.end()
    }
  }

  /// Returns when the test is over.
  func wait() async {
    if !isOver {
      await withCheckedContinuation { continuation in onEnd = { continuation.resume() } }
    }
  }

  /// Has a closure called when the test is over, at once if it is.
  func whenOver(_ body: @escaping @MainActor () -> Void) {
    if isOver { body() } else { onEnd = body }
  }

  /// Asks the test's task to stop.
  func cancel() { task?.cancel() }

  /// Makes whoever waits go on, whether or not the test's task ever ends.
  func end() {
    isOver = true
    task = nil
    onEnd.take()?()
  }
}
#endif
