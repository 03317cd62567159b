#if LITMUS_RUNNER
// Test cases that are not members run nevertheless, and may end the process.
extension HostedGroup {
  /// Records that an unselected test case begins, so that it is blamed if the process ends.
  package func beginUnseen(_ name: HostedName) {
    guard let row = unseen[name], !isCancelled else { return }
    context.run.journal?.began(
      row.description, iteration: context.iteration, attempt: row.earlierAttempts.count + 1,
      isSuiteHook: false)
  }

  /// Records that such a test case has ended.
  ///
  /// Its result is not reported.
  package func endUnseen(_ name: HostedName) {
    guard let row = unseen[name] else { return }
    context.run.journal?.hookEnded(row.description, iteration: context.iteration)
  }
}
#endif
