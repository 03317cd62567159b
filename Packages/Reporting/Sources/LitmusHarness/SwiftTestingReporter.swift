internal import Dispatch
@_spi(Litmus) @_spi(LitmusHarness) internal import LitmusReporting
internal import Testing

/// A reporter for one Swift Testing test that works from any task or thread.
///
/// Swift Testing identifies a test, and a scope of known issues, by the tasks in it. So as long as this object
/// exists, tasks of the test record the failures that are reported outside of the test's own tasks. They run
/// on the reporting thread: a known issue counts only if it is recorded before `withKnownIssue` returns.
///
/// A failure that they have not recorded when the process exits is not lost: ``UnacceptedFailures`` holds it
/// until it is recorded. If the test is known to have ended, the failure says so.
final class SwiftTestingReporter: FailureRelay {
  private let test: Test
  /// Identifies the task that made the reporter, as long as that task runs.
  private let task = currentTaskID()
  /// Known only if the test has a trait that tells its end.
  private let scope = TestScope.current
  /// Performs work in tasks of the test.
  private let relay = Relay()

  /// Makes a reporter for the test that the task belongs to; `nil` if it belongs to none.
  init?() {
    guard let test = Test.current else { return nil }
    self.test = test
    relay.start()
  }

  deinit { relay.finish() }

  func report(_ failure: ReportedFailure) { report(failure) {} }

  func report(_ failure: ReportedFailure, whenRecorded action: @escaping @Sendable () -> Void) {
    // Swift Testing does not tell one test case of a parameterized test from another, but a task belongs to
    // one of them.
    if Test.current?.id == test.id, !test.isParameterized || task == currentTaskID() {
      Issue.record(failure)
      action()
    } else {
      relay(failure.begun(in: test, scope), whenRecorded: action)
    }
  }

  private func relay(
    _ failure: ReportedFailure, whenRecorded action: @escaping @Sendable () -> Void
  ) {
    let number = UnacceptedFailures.addPending(failure)
    let isRecorded = DispatchSemaphore(value: 0)
    relay.perform {
      Issue.record(failure)
      UnacceptedFailures.removePending(number)
      action()
      isRecorded.signal()
    }
    // If another thread is recording a failure, it records this one next.
    _ = isRecorded.wait(timeout: .now() + .milliseconds(100))
  }
}

/// Performs work in tasks that inherit the task-local values of one task, on the threads that submit the work.
private final class Relay: Sendable {
  typealias Work = @Sendable () -> Void

  private struct State {
    var isFinished = false
    var work: [Work] = []
    /// The task that performs the next work; `nil` while one does.
    var nextTask: UnownedJob?
  }

  private let state = Locked(State())

  /// Inherits the task-local values of the caller.
  func start() {
    let task = makeTask()
    state.withLock { $0.nextTask = task }
  }

  func perform(_ work: @escaping Work) {
    resume { $0.work.append(work) }
  }

  func finish() {
    resume { $0.isFinished = true }
  }

  private func resume(_ change: (inout State) -> Void) {
    let task = state.withLock { state in
      change(&state)
      return state.nextTask.take()
    }
    task?.runSynchronously(on: CallerExecutor.shared.asUnownedSerialExecutor())
  }

  private func makeTask() -> UnownedJob? {
    CallerExecutor.shared.job {
      Task { @RelayActor in performAll() }
    }
  }

  // A task that waited for work would resume on the pool, which may be busy. So each task makes the next one,
  // which inherits its task-local values.
  @RelayActor private func performAll() {
    guard !state.withLock({ $0.isFinished }) else { return }
    let nextTask = makeTask()
    while let work = state.withLock({ state -> Work? in
      guard state.work.isEmpty else { return state.work.removeFirst() }
      state.nextTask = nextTask
      return nil
    }) {
      work()
    }
  }
}

/// The actor of the tasks that record failures.
@globalActor private actor RelayActor {
  static let shared = RelayActor()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    CallerExecutor.shared.asUnownedSerialExecutor()
  }
}

/// An executor that hands a task over to the code that makes it.
///
/// Its tasks share no state, so they need not run one after another.
private final class CallerExecutor: SerialExecutor {
  static let shared = CallerExecutor()
  /// The job that the current call of ``job(of:)`` makes.
  @TaskLocal private static var made: Locked<UnownedJob?>?

  /// Returns the job of the task that a closure makes.
  func job(of make: () -> Void) -> UnownedJob? {
    let made = Locked<UnownedJob?>(nil)
    Self.$made.withValue(made, operation: make)
    return made.withLock { $0 }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Self.made?.withLock { $0 = job }
  }
}
