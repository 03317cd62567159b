#if LITMUS_RUNNER
/// A test under way, which can be waited for from the main thread's loop or within a task, and be
/// given up.
@MainActor final class TestTask {
  private(set) var isOver = false
  private var waiter: CheckedContinuation<Void, Never>?
  private var task: Task<Void, Never>?

  /// Starts a test.
  init(_ body: @escaping @MainActor () async -> Void) {
    task = MainThread.start {
      await body()
      self.end()
    }
  }

  /// Returns when the test is over.
  func wait() async {
    if !isOver { await withCheckedContinuation { waiter = $0 } }
  }

  /// Asks the test's task to stop.
  func cancel() { task?.cancel() }

  /// Makes whoever waits go on, whether or not the test's task ever ends.
  func end() {
    isOver = true
    task = nil
    waiter.take()?.resume()
  }
}
#endif
