private import CLitmusTraps
private import Dispatch
@_spi(Litmus) private import LitmusReporting

/// An executor that runs the jobs of one task, and of its child tasks, on a guarded thread.
///
/// A closure runs as a task so that it has the task-local values of its caller, including the failure
/// reporter.
@available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
final class GuardedExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var hasEnded = false
  }

  private let state = Locked(State())
  /// Signaled for each job and for the end.
  private let news = DispatchSemaphore(value: 0)

  /// Lets the system run the jobs after a trap, because the guarded thread runs no more.
  ///
  /// They are those of child tasks of the task that trapped.
  func abandon() {
    let jobs = state.withLock { state in
      state.hasEnded = true
      return exchange(&state.jobs, with: [])
    }
    for job in jobs { globalConcurrentExecutor.enqueue(job) }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isTaken = state.withLock { state in
      if !state.hasEnded { state.jobs.append(job) }
      return !state.hasEnded
    }
    if isTaken {
      news.signal()
    } else {
      // Nothing waits for the job anymore, and the guarded thread is gone.
      globalConcurrentExecutor.enqueue(job)
    }
  }

  /// Makes ``runJobs()`` return after the jobs that are already enqueued.
  func end() {
    state.withLock { $0.hasEnded = true }
    news.signal()
  }

  /// Runs jobs on the calling thread until ``end()`` is called.
  func runJobs() {
    while true {
      news.wait()
      let job = state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
      guard let job else { return }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
