import Elsewhere

/// Calls a closure with 0 to 999 from eight child tasks, and waits until all have ended.
func thousandTimesInEightTasks(_ body: @escaping @Sendable (Int) -> Void) async {
  await withTaskGroup { group in
    for task in 0..<8 {
      group.addTask {
        for number in stride(from: task, to: 1_000, by: 8) { body(number) }
      }
    }
  }
}

/// Calls a closure with 0 to 999 from eight threads at once, and waits until all have ended.
func thousandTimesOnEightThreads(_ body: @escaping @Sendable (Int) -> Void) async {
  await withTaskGroup { group in
    for thread in 0..<8 {
      group.addTask {
        await onThread {
          for number in stride(from: thread, to: 1_000, by: 8) { body(number) }
        }
      }
    }
  }
}
