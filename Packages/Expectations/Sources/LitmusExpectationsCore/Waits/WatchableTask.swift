/// A task whose end another task can wait for, whatever it returns or throws.
///
/// Every `Task` is one, and a wait for expectations may watch it.
public protocol WatchableTask: Sendable {
  /// Waits until the task has ended.
  func waitForEnd() async
}

extension Task: WatchableTask {
  /// Waits until the task has ended, whatever it returns or throws.
  public func waitForEnd() async { _ = await result }
}
