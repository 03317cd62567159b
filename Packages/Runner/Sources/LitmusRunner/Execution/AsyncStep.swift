#if LITMUS_RUNNER
/// An asynchronous step under way, which can be waited for in both ways, and given up.
@MainActor final class AsyncStep {
  private var isOver = false
  private var waiter: CheckedContinuation<Void, Never>?
  private var task: Task<Void, Never>?

  /// Starts a step of a test. Where the system can, it runs at once as far as it gets.
  init(of test: RunningTest, _ body: @escaping @MainActor () async -> Void) {
    let task = MainThread.start {
      await body()
      self.end()
    }
    guard !isOver else { return }
    self.task = task
    test.setStep(self)
  }

  /// Turns the main thread's loop until the step is over.
  func turn() {
    if !isOver { MainThread.turn(until: { isOver }) }
  }

  /// Returns when the step is over.
  func wait() async {
    if !isOver { await withCheckedContinuation { waiter = $0 } }
  }

  /// Asks the step's task to stop.
  func cancel() { task?.cancel() }

  /// Makes whoever waits go on, whether or not the step's task ever ends.
  func end() {
    isOver = true
    waiter.take()?.resume()
  }
}
#endif
