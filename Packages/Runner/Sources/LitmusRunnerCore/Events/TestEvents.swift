internal import Dispatch
@_spi(Litmus) internal import LitmusReporting

/// The events of a run, as an asynchronous sequence that ends with the run.
///
/// A reader gets the events that have accumulated, and then lets others accumulate for a
/// millisecond, so that a fast run does not wake its readers for each event.
public struct TestEvents: AsyncSequence, Sendable {
  /// The type of the sequence's elements.
  public typealias Element = TestEvent

  package let channel = TestEventChannel()

  /// Makes a sequence whose events are sent by its channel.
  package init() {}

  /// Waits for an event and returns all that have accumulated; none when the run is over, or the
  /// reader's task is cancelled.
  package nonisolated(nonsending) func nextBatch() async -> [TestEvent] {
    await channel.nextBatch()
  }

  /// Returns an iterator over the events.
  ///
  /// Several iterators share the events: each event goes to only one of them.
  public func makeAsyncIterator() -> Iterator { Iterator(channel: channel) }

  /// An iterator over the events.
  public struct Iterator: AsyncIteratorProtocol {
    let channel: TestEventChannel
    private var batch: [TestEvent] = []
    private var position = 0

    init(channel: TestEventChannel) {
      self.channel = channel
    }

    /// Returns the next event; `nil` when the run is over, or the reader's task is cancelled.
    public nonisolated(nonsending) mutating func next() async -> TestEvent? {
      await next(isolation: nil)
    }

    /// Returns the next event; `nil` when the run is over, or the reader's task is cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async -> TestEvent? {
      if position == batch.count {
        batch = await channel.nextBatch()
        position = 0
        if batch.isEmpty { return nil }
      }
      defer { position += 1 }
      return batch[position]
    }
  }
}

/// A queue of events that a reader has not received yet.
package final class TestEventChannel: Sendable {
  private struct State: Sendable {
    var events: [TestEvent] = []
    var isFinished = false
    var readers: [CheckedContinuation<Void, Never>] = []
  }

  private static let clock = DispatchQueue(label: "LitmusRunner.events", qos: .userInitiated)
  private let state = Locked(State())

  package func send(_ event: TestEvent) {
    change { $0.events.append(event) }
  }

  package func finish() {
    change { $0.isFinished = true }
  }

  private func change(_ body: (inout State) -> Void) {
    let readers = state.withLock { state in
      body(&state)
      return exchange(&state.readers, with: [])
    }
    for reader in readers { reader.resume() }
  }

  /// Waits for an event and returns all that have accumulated; none at the end.
  nonisolated(nonsending) func nextBatch() async -> [TestEvent] {
    if let batch = takeBatch() { return batch }
    await rest()
    while !Task.isCancelled {
      if let batch = takeBatch() { return batch }
      await somethingToTake()
    }
    return []
  }

  /// Waits a millisecond, so that events accumulate.
  ///
  /// A sleeping task would need a thread of the concurrent pool to resume, and tests may block them
  /// all.
  private nonisolated(nonsending) func rest() async {
    await withCheckedContinuation { continuation in
      Self.clock.asyncAfter(deadline: .now() + .milliseconds(1)) { continuation.resume() }
    }
  }

  private func takeBatch() -> [TestEvent]? {
    state.withLock { state in
      guard !state.events.isEmpty || state.isFinished else { return nil }
      return exchange(&state.events, with: [])
    }
  }

  private nonisolated(nonsending) func somethingToTake() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isReady = state.withLock { state in
          let isReady = !state.events.isEmpty || state.isFinished || Task.isCancelled
          if !isReady { state.readers.append(continuation) }
          return isReady
        }
        if isReady { continuation.resume() }
      }
    } onCancel: {
      change { _ in }
    }
  }
}
