#if LITMUS_RUNNER
internal import Dispatch

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
