#if LITMUS_RUNNER
/// A piece of a test that runs without a break in between.
///
/// A synchronous step is called straight from the main thread's loop, not from a job of the main
/// queue: only so can a test that waits inside it have the main queue serviced meanwhile.
enum TestStep {
  case sync(@MainActor () -> Void)
  /// Left out, with the cost of a task, if it turns out that it is not needed.
  case async(isNeeded: @MainActor () -> Bool = { true }, _ body: @MainActor () async -> Void)
}
#endif
