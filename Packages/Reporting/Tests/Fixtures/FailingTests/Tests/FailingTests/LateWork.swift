/// Work that a test starts, and that waits until a later test resumes it.
actor LateWork {
  private let resumption = AsyncStream<Void>.makeStream()
  private var tasks: [Task<Void, Never>] = []

  /// Starts work in a task that inherits the caller's task-local values, such as those of a test.
  func start(_ body: @escaping @Sendable () -> Void) {
    tasks.append(
      Task { [resumption] in
        for await _ in resumption.stream {}
        body()
      }
    )
  }

  /// Starts work in a detached task.
  func startDetached(_ body: @escaping @Sendable () -> Void) {
    tasks.append(
      Task.detached { [resumption] in
        for await _ in resumption.stream {}
        body()
      }
    )
  }

  /// Resumes the work, and waits until it has ended.
  func finish() async {
    resumption.continuation.finish()
    for task in tasks { await task.value }
  }
}
