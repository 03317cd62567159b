#if LITMUS_RUNNER
package import LitmusRunnerCore

/// A record of a journal.
///
/// Records are in the order of the events.
package enum JournalRecord: Sendable {
  /// The process that writes the journal.
  ///
  /// - Parameters:
  ///   - pid: Its process identifier.
  ///   - elapsed: How long the run had taken when the process began.
  case process(pid: Int32, elapsed: Duration)
  /// A test, or a suite's hook, is about to run.
  ///
  /// - Parameters:
  ///   - outputPosition: How much the process had written to its output.
  ///   - at: When it begins, counted from the start of the run.
  case began(
    TestDescription, iteration: Int, attempt: Int, isSuiteHook: Bool, outputPosition: Int,
    at: Duration)
  /// An event, with how much the process had written to its output by then.
  case event(TestEvent, outputPosition: Int)
  /// A suite's hook has ended; it may have no result.
  case hookEnded(TestID, iteration: Int)
  /// The process cannot run anything; its parent reports the reason.
  case refused(message: String, code: Int32)
  /// The process ends before its work is done, and another process continues it.
  case left(ChildExitReason)
  /// The process has done all its work.
  case ended
  /// A signal of the process's own, or `exit`, is ending the process, which has no parent.
  case crashed
}
#endif
