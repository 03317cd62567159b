/// A task whose end another task can wait for, whatever it returns or throws.
///
/// Every `Task` is one, and a wait for expectations may watch it.
public protocol WatchableTask: Sendable {
  /// Waits until the task has ended.
  nonisolated(nonsending) func waitForEnd() async
}

extension Task: WatchableTask {
  /// Waits until the task has ended, whatever it returns or throws.
  public nonisolated(nonsending) func waitForEnd() async {
    // Not `result`, which leaves the caller's executor also if the task has ended (measured with Swift 6.3.1).
    _ = try? await value
  }
}

extension WatchableTask {
  /// Runs an action when the task has ended: before this returns, if it has ended already.
  ///
  /// So a wait with a timeout of zero, or in a cancelled task, finds out that the task has ended, also while
  /// the pool of threads is busy.
  func whenEnded(_ action: @escaping @Sendable () -> Void) {
    Task<Void, Never> { @WatchingActor in
      await waitForEnd()
      action()
    }
  }
}

/// The actor of the tasks that watch other tasks.
@globalActor private actor WatchingActor {
  static let shared = WatchingActor()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    InPlaceExecutor.shared.asUnownedSerialExecutor()
  }
}

/// An executor that runs each job on the thread that submits it, before that thread continues.
///
/// Its tasks share no state, so they need not run one after another.
private final class InPlaceExecutor: SerialExecutor {
  static let shared = InPlaceExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    job.runSynchronously(on: asUnownedSerialExecutor())
  }
}
