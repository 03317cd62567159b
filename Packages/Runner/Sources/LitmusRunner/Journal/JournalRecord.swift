#if LITMUS_RUNNER
/// One thing that a journal says, in the order in which it happened.
enum JournalRecord: Sendable {
  /// The process that writes the journal.
  ///
  /// - Parameters:
  ///   - pid: Its number in the system.
  ///   - elapsed: How long the run had taken when the process began.
  case process(pid: Int32, elapsed: Duration)
  /// A test, or a suite's hook, is about to run.
  ///
  /// - Parameters:
  ///   - outputPosition: How much the process had written to its output.
  ///   - at: When that was, counted from the start of the run.
  case began(
    TestDescription, iteration: Int, attempt: Int, isSuiteHook: Bool, outputPosition: Int,
    at: Duration)
  /// Something happened, when the process had written so much to its output.
  case event(TestEvent, outputPosition: Int)
  /// A suite's hook has ended, of which there may be no result.
  case hookEnded(TestID, iteration: Int)
  /// The process cannot run anything, for the reason that its parent is to tell.
  case refused(message: String, code: Int32)
  /// The process ends before all is done, and another is to go on.
  case left(ChildDeparture)
  /// The process has done all its work.
  case ended
}
#endif
