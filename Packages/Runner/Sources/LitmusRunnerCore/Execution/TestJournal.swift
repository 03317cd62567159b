#if LITMUS_RUNNER
/// A recorder that immediately stores what happens in a run, so that it survives the process.
///
/// It is called on the thread where something happens, in order, with one event at a time, and must
/// not report failures itself. The errors in the events do not run user code.
package protocol TestJournal: Sendable {
  /// Records that a test, or a suite's hook, is about to run.
  func began(_ test: TestDescription, iteration: Int, attempt: Int, isSuiteHook: Bool)

  /// Records that an unselected test is about to run, without which a selected one cannot run.
  func beganUnseen(_ test: TestDescription, iteration: Int, attempt: Int)

  /// Records that a suite's hook, or an unselected test case, has run.
  ///
  /// A hook has a result only if it reported something.
  func hookEnded(_ test: TestDescription, iteration: Int)

  /// Records an event.
  func record(_ event: TestEvent)
}
#endif
