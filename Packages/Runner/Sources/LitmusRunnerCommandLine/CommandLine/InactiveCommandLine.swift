#if !LITMUS_RUNNER
public import LitmusRunnerCore

extension TestRunner {
  /// Does nothing, whatever the arguments say.
  public nonisolated static func runIfRequested(ownFlags: Set<String> = []) {}

  /// Does nothing, whatever the arguments say.
  public nonisolated static func runIfRequested(ownFlags: Set<String> = []) async {}
}
#endif
