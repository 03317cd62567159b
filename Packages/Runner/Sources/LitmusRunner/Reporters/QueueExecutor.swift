#if LITMUS_RUNNER
internal import Dispatch

/// Runs an actor's jobs on a dispatch queue of its own.
///
/// Tests that block all threads of the concurrent pool do not keep such an actor from its work.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(label: String) {
    queue = DispatchQueue(label: label, qos: .userInitiated)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
#endif
