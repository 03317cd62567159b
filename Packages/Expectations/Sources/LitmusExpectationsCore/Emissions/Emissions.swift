@_spi(Litmus) internal import LitmusReporting

/// What an asynchronous sequence emits, recorded from the moment that this is made.
///
/// ```swift
/// let (ticks, clock) = AsyncStream<Int>.makeStream()
/// let emissions = Emissions(of: ticks)
/// for tick in 1...4 { clock.yield(tick) }
///
/// let first = await emissions.next()
/// let others = await emissions.next(2)
/// let even = await emissions.next { $0.isMultiple(of: 2) }
/// assert(first == 1 && others == [2, 3] && even == 4)
/// await emissions.none(for: .milliseconds(10))
/// ```
///
/// Each wait begins where the one before has ended, so that no value is missed or seen twice. The
/// sequence is iterated until it ends or this is released. Two waits at once share the values.
public final class Emissions<Value: Sendable>: Sendable {
  let record: EmissionRecord<Value>
  /// Ends the recording.
  private let stop: @Sendable () -> Void

  /// Begins to record a sequence.
  ///
  /// - Parameter sequence: What is iterated, from now on.
  public convenience init<Sequence: AsyncSequence>(of sequence: sending Sequence)
  where Sequence.Element == Value, Sequence.AsyncIterator: SendableMetatype {
    let record = EmissionRecord<Value>()
    // Made here and not in the task, so that nothing is missed that is emitted before that begins.
    nonisolated(unsafe) var iterator = sequence.makeAsyncIterator()
    let task = Task {
      do {
        while let value = try await iterator.next() { record.add(value) }
        record.end(with: nil)
      } catch {
        record.end(with: error)
      }
    }
    self.init(record) { task.cancel() }
  }

  /// Takes over a record that something else adds to.
  init(_ record: EmissionRecord<Value>, stop: @escaping @Sendable () -> Void) {
    self.record = record
    self.stop = stop
  }

  deinit { stop() }

  /// All values so far, those that were waited for as well.
  public var values: [Value] { record.values }
}
