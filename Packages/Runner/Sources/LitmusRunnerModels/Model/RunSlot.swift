#if LITMUS_RUNNER
/// Holds the task of a model's run, and cancels it when the model is deallocated.
@MainActor final class RunSlot {
  /// The run; `nil` if none is in progress.
  var task: Task<TestRunRefusal?, Never>?

  deinit { task?.cancel() }
}
#endif
