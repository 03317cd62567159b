internal import Dispatch
@_spi(Litmus) @_spi(LitmusHarness) internal import LitmusReporting
internal import Testing

/// A reporter for one Swift Testing test that works from any task or thread.
///
/// Swift Testing identifies a test, and a scope of known issues, by the tasks in it. So as long as this object
/// exists, a task of the test records the failures that are reported outside of the test's tasks. The task
/// runs on the reporting thread: a known issue counts only if it is recorded before `withKnownIssue` returns.
///
/// A failure that this task has not recorded when the process exits is not lost: ``UnacceptedFailures`` holds it
/// until it is recorded. If the test is known to have ended, the failure says so.
final class SwiftTestingReporter: FailureRelay {
  private let test: Test
  /// Identifies the task that made the reporter, as long as that task runs.
  private let task = currentTaskID()
  /// Known only if the test has a trait that tells its end.
  private let scope = TestScope.current
  /// Passes work to the task of the test.
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
      var failure = failure
      if scope?.hasEnded == true { failure.message = failure.message.begun(in: test.name) }
      relay(failure, whenRecorded: action)
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
    // If the task is recording another thread's failure, that thread records this one next.
    _ = isRecorded.wait(timeout: .now() + .milliseconds(100))
  }
}

/// A task that performs work on the threads that submit it.
private final class Relay: Sendable {
  typealias Work = @Sendable () -> Void

  private struct State {
    var isFinished = false
    var work: [Work] = []
    /// Resumes the task when there is work, or none will follow.
    var resume: CheckedContinuation<Work?, Never>?
  }

  private let state = Locked(State())

  /// Starts the task, which inherits the task-local values of the caller.
  func start() {
    CallerExecutor.shared.runJobs {
      Task { @RelayActor in
        while let work = await next() { work() }
      }
    }
  }

  func perform(_ work: @escaping Work) {
    resume { state in
      guard let resume = state.resume.take() else {
        state.work.append(work)
        return nil
      }
      return { resume.resume(returning: work) }
    }
  }

  func finish() {
    resume { state in
      state.isFinished = true
      guard let resume = state.resume.take() else { return nil }
      return { resume.resume(returning: nil) }
    }
  }

  private func resume(_ change: (inout State) -> (() -> Void)?) {
    CallerExecutor.shared.runJobs { state.withLock(change)?() }
  }

  // An asynchronous stream would suspend the task on the pool of threads.
  @RelayActor private func next() async -> Work? {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        let isReady = !state.work.isEmpty || state.isFinished
        if !isReady { state.resume = continuation }
        return isReady
      }
      guard isReady else { return }
      continuation.resume(
        returning: state.withLock { $0.work.isEmpty ? nil : $0.work.removeFirst() })
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

/// An executor that runs a task on the thread that makes or resumes it.
///
/// Its tasks share no state, so they need not run one after another.
private final class CallerExecutor: SerialExecutor {
  static let shared = CallerExecutor()
  /// The jobs that the current call of ``runJobs(of:)`` has caused.
  @TaskLocal private static var jobs: Locked<[UnownedJob]>?

  /// Runs a closure, and then what it has made or resumed.
  func runJobs(of body: () -> Void) {
    let jobs = Locked<[UnownedJob]>([])
    Self.$jobs.withValue(jobs, operation: body)
    for job in jobs.withLock({ $0 }) { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let jobs = Self.jobs {
      jobs.withLock { $0.append(job) }
    } else {
      DispatchQueue.global().async { [self] in
        job.runSynchronously(on: asUnownedSerialExecutor())
      }
    }
  }
}
