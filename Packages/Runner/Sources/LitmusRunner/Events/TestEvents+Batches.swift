#if LITMUS_RUNNER
extension TestEvents {
  /// The events that have gathered, as soon as there is one; none when the run is over, or the
  /// reader's task is cancelled.
  package func nextBatch(isolation actor: isolated (any Actor)? = #isolation) async -> [TestEvent] {
    await channel.nextBatch(isolation: actor)
  }
}
#endif
