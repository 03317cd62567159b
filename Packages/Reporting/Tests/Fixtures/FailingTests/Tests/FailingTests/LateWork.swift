/// Work that a test starts, and that waits until a later test resumes it.
actor LateWork {
  private let gate = Gate()
  private var tasks: [Task<Void, Never>] = []

  /// Starts work in a task that inherits the caller's task-local values, such as those of a test.
  func start(_ body: @escaping @Sendable () -> Void) {
    tasks.append(
      Task { [gate] in
        await gate.wait()
        body()
      }
    )
  }

  /// Starts work in a detached task.
  func startDetached(_ body: @escaping @Sendable () -> Void) {
    tasks.append(
      Task.detached { [gate] in
        await gate.wait()
        body()
      }
    )
  }

  /// Resumes the work, and waits until it has ended.
  func finish() async {
    await gate.open()
    for task in tasks { await task.value }
  }
}
