#if LITMUS_RUNNER
extension TestEvents {
  /// Waits for an event and returns all that have accumulated; none when the run is over, or the
  /// reader's task is cancelled.
  package nonisolated(nonsending) func nextBatch() async -> [TestEvent] {
    await channel.nextBatch()
  }
}
#endif
