#if LITMUS_RUNNER
extension TestEvents {
  /// Waits for an event and returns all that have accumulated; none when the run is over, or the
  /// reader's task is cancelled.
  package func nextBatch(isolation actor: isolated (any Actor)? = #isolation) async -> [TestEvent] {
    await channel.nextBatch(isolation: actor)
  }
}
#endif
