#if LITMUS_RUNNER
/// Something that is told at once what happens in a run, so that it is not lost with the process.
///
/// It is called on the thread where it happens, in order, one call at a time, and must not report
/// failures itself.
protocol TestJournal: Sendable {
  /// A test, or a suite's hook, is about to run.
  func began(_ test: TestDescription, iteration: Int, attempt: Int, isSuiteHook: Bool)

  /// Something happened.
  func record(_ event: TestEvent)
}
#endif
