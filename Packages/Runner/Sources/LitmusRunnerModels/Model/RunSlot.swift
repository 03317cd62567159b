#if LITMUS_RUNNER
/// Where a model keeps its run, which is stopped when the model goes away.
@MainActor final class RunSlot {
  /// The run; `nil` if none is under way.
  var task: Task<TestRunRefusal?, Never>?

  deinit { task?.cancel() }
}
#endif
