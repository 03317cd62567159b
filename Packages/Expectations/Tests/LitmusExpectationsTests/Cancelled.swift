import LitmusExpectations

/// Runs an operation in a task that is already cancelled.
func cancelled(_ operation: @escaping @Sendable () async -> Void) async {
  await Task {
    withUnsafeCurrentTask { $0?.cancel() }
    await operation()
  }.value
}

/// Runs an operation in a task, and cancels the task when it sleeps on the clock.
func cancelledWhileAsleep(
  _ operation: @escaping @Sendable (ManualClock) async -> Void
) async {
  let clock = ManualClock()
  let task = Task { await operation(clock) }
  await clock.waitForSleepers()
  task.cancel()
  await task.value
}

/// Sleeps until the task is cancelled, and returns without an error.
func sleepUntilCancelled() async { try? await Task.sleep(for: .seconds(1_000_000)) }
