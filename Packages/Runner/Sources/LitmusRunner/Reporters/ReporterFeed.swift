#if LITMUS_RUNNER
internal import Dispatch
@_spi(Litmus) internal import LitmusReporting

/// An actor that passes a run's events to its reporters, away from the threads of the tests.
actor ReporterFeed {
  private let executor = QueueExecutor(label: "LitmusRunner.reporters")
  private let reporters: [any TestReporter]
  private var isOver = false
  private nonisolated let over = DispatchSemaphore(value: 0)
  private nonisolated let errors = Locked<[String]>([])

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(reporters: sending [any TestReporter]) {
    self.reporters = reporters
  }

  /// Begins to read the events.
  ///
  /// ``wait()`` must follow.
  nonisolated func start(_ events: TestEvents) {
    executor.start { await self.read(events) }
    executor.start { await self.tick() }
  }

  /// Blocks the thread until all reports are complete.
  ///
  /// - Returns: The errors of the reports.
  nonisolated func wait() -> [String] {
    over.wait()
    over.signal()
    return errors.withLock { $0 }
  }

  private func read(_ events: TestEvents) async {
    for await event in events {
      for reporter in reporters { reporter.receive(event) }
    }
    isOver = true
    for reporter in reporters {
      do {
        try reporter.finish()
      } catch {
        errors.withLock { $0.append("\(error)") }
      }
    }
    over.signal()
  }

  private func tick() async {
    let live = reporters.compactMap { $0 as? any LiveReporter }
    while !live.isEmpty, !isOver {
      for reporter in live { reporter.tick() }
      try? await Task.sleep(for: .milliseconds(100))
    }
  }
}
#endif
