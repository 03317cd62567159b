#if LITMUS_RUNNER
internal import Dispatch
@_spi(Litmus) internal import LitmusReporting
package import LitmusRunnerCore

/// An actor that passes a run's events to its reporters, away from the threads of the tests.
package actor ReporterFeed {
  private let executor = QueueExecutor(label: "LitmusRunner.reporters")
  private let reporters: [any TestReporter]
  private var policy: ResultPolicy
  private nonisolated let judged = Locked<TestRunSummary?>(nil)
  private var isOver = false
  /// What waits until all reports are complete; `nil` when they are.
  private nonisolated let waiters = Locked<[@Sendable () -> Void]?>([])
  private nonisolated let errors = Locked<[String]>([])

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Makes a feed.
  ///
  /// - Parameters:
  ///   - reporters: The reporters.
  ///   - policy: The rules by which results count.
  package init(reporters: sending [any TestReporter], policy: ResultPolicy = ResultPolicy()) {
    self.reporters = reporters
    self.policy = policy
  }

  /// The summary of the run, once all reports are complete; `nil` if it has none.
  package nonisolated var summary: TestRunSummary? { judged.withLock { $0 } }

  /// Begins to read the events.
  ///
  /// ``wait()`` must follow.
  package nonisolated func start(_ events: TestEvents) {
    executor.start { await self.read(events) }
    executor.start { await self.tick() }
  }

  /// Blocks the thread until all reports are complete.
  ///
  /// - Returns: The errors of the reports.
  package nonisolated func wait() -> [String] {
    let over = DispatchSemaphore(value: 0)
    whenComplete { over.signal() }
    over.wait()
    return errors.withLock { $0 }
  }

  /// Waits until all reports are complete.
  ///
  /// - Returns: The errors of the reports.
  nonisolated func end() async -> [String] {
    await withCheckedContinuation { continuation in whenComplete { continuation.resume() } }
    return errors.withLock { $0 }
  }

  private nonisolated func whenComplete(_ body: @escaping @Sendable () -> Void) {
    let isComplete = waiters.withLock { waiters in
      waiters?.append(body)
      return waiters == nil
    }
    if isComplete { body() }
  }

  /// Passes all events to the reporters, and then completes the reports.
  private func read(_ events: TestEvents) async {
    for await event in events {
      let ruled = policy.apply(event)
      if case .runFinished(let summary)? = ruled.last { judged.withLock { $0 = summary } }
      for reporter in reporters {
        for event in reporter is any UnjudgedReporter ? [event] : ruled { reporter.receive(event) }
      }
    }
    isOver = true
    for reporter in reporters {
      do {
        try reporter.finish()
      } catch {
        errors.withLock { $0.append("\(error)") }
      }
    }
    for waiter in waiters.withLock({ exchange(&$0, with: nil) }) ?? [] { waiter() }
  }

  /// Lets the live reporters update what they show, ten times a second, until the run is over.
  private func tick() async {
    let live = reporters.compactMap { $0 as? any LiveReporter }
    while !live.isEmpty, !isOver {
      for reporter in live { reporter.tick() }
      try? await Task.sleep(for: .milliseconds(100))
    }
  }
}

/// An executor that runs an actor's jobs on its own dispatch queue.
///
/// Such an actor continues to work if tests block all threads of the concurrent pool.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(label: String) {
    queue = DispatchQueue(label: label, qos: .userInitiated)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        job.runSynchronously(
          isolatedTo: self.asUnownedSerialExecutor(), taskExecutor: self.asUnownedTaskExecutor())
      } else {
        job.runSynchronously(on: self.asUnownedSerialExecutor())
      }
    }
  }

  /// Starts a task that never needs a thread of the pool, if the system supports that.
  ///
  /// An actor's executor alone is not enough: a continuation is resumed on the pool first.
  func start(_ body: @escaping @Sendable () async -> Void) {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      Task.detached(executorPreference: self, operation: body)
    } else {
      Task.detached(operation: body)
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension QueueExecutor: TaskExecutor {}
#endif
