#if LITMUS_RUNNER
/// Something that is told at once what happens in a run, so that it is not lost with the process.
///
/// It is called on the thread where it happens, in order, events one at a time, and must not
/// report failures itself. The errors in what it is told are such as run no user's code.
protocol TestJournal: Sendable {
  /// A test, or a suite's hook, is about to run.
  func began(_ test: TestDescription, iteration: Int, attempt: Int, isSuiteHook: Bool)

  /// A suite's hook has run, or a row that was not asked for.
  ///
  /// There is a result of a hook only if it had something to say.
  func hookEnded(_ test: TestDescription, iteration: Int)

  /// Something happened.
  func record(_ event: TestEvent)
}
#endif
