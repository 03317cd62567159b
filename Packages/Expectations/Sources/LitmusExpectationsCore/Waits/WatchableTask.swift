/// A task whose end another can wait for, whatever it returns or throws.
///
/// Every `Task` is one, and may be watched by a wait for expectations.
public protocol WatchableTask: Sendable {
  /// Waits until the task has ended.
  func waitForEnd() async
}

extension Task: WatchableTask {
  /// Waits until the task has ended, whatever it returns or throws.
  public func waitForEnd() async { _ = await result }
}
