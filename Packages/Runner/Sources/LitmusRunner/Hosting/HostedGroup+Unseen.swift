#if LITMUS_RUNNER
// Rows that are not members run all the same, and may end the process.
extension HostedGroup {
  /// Notes that a row begins that was not asked for, so that it is to blame if the process ends.
  func beginUnseen(_ name: HostedName) {
    guard let row = unseen[name], !isCancelled else { return }
    surroundings.run.journal?.began(
      row.description, iteration: surroundings.iteration, attempt: row.earlierAttempts.count + 1,
      isSuiteHook: false)
  }

  /// Notes that such a row has ended; what it came to is not told.
  func endUnseen(_ name: HostedName) {
    guard let row = unseen[name] else { return }
    surroundings.run.journal?.hookEnded(row.description, iteration: surroundings.iteration)
  }
}
#endif
