/// Work that a test starts and that does nothing until a later time.
actor LateWork {
  private let gate = Gate()
  private var tasks: [Task<Void, Never>] = []

  /// Keeps work for later in a task that inherits from the caller's, as from a test's.
  func start(_ body: @escaping @Sendable () -> Void) {
    tasks.append(
      Task { [gate] in
        await gate.wait()
        body()
      }
    )
  }

  /// Keeps work for later in a detached task.
  func startDetached(_ body: @escaping @Sendable () -> Void) {
    tasks.append(
      Task.detached { [gate] in
        await gate.wait()
        body()
      }
    )
  }

  /// Lets the work go on, and waits for its end.
  func finish() async {
    await gate.open()
    for task in tasks { await task.value }
  }
}
