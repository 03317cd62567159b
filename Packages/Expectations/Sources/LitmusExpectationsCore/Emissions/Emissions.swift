@_spi(Litmus) internal import LitmusReporting

/// The values that an asynchronous sequence emits, recorded from the moment that this object is made.
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
/// Each wait begins where the previous one ended, so that no value is missed or read twice. Two
/// concurrent waits share the values. The sequence is iterated until it ends or this object is
/// released, which cancels the iterating task.
public final class Emissions<Value: Sendable>: Sendable {
  let record: EmissionRecord<Value>
  let context = TestContext()
  /// Stops the recording.
  private let stop: @Sendable () -> Void
  /// How long a sequence that never pauses may occupy a thread of the pool at once.
  private static var longestTurn: Duration { .milliseconds(10) }

  /// Begins to record a sequence.
  ///
  /// - Parameter sequence: The sequence to iterate, from now on.
  public convenience init<Source: AsyncSequence>(of sequence: sending Source)
  where Source.Element == Value {
    let record = EmissionRecord<Value>()
    // Made here and not in the task, so that values that are emitted before the task begins are not
    // missed.
    var iterator = sequence.makeAsyncIterator()
    // A closure, because a task may not name the type of an iterator that may be isolated, as that of any
    // `some AsyncSequence`.
    nonisolated(unsafe) let next: () async throws -> Value? = { try await iterator.next() }
    let task = Task {
      do {
        var lastYield = ContinuousClock.now
        // A sequence may ignore cancellation, but its next element is requested once more after it, to
        // notice.
        while let value = try await next(), !Task.isCancelled {
          record.add(value)
          // A sequence that never pauses would keep other tasks from running, including those that read
          // its values. But while the pool is busy, each pause costs a turn of all other tasks.
          guard ContinuousClock.now - lastYield > Self.longestTurn else { continue }
          await Task.yield()
          lastYield = .now
        }
        record.end(with: nil)
      } catch {
        record.end(with: error)
      }
    }
    self.init(record) { task.cancel() }
  }

  /// Makes an object for a record that something else adds values to.
  init(_ record: EmissionRecord<Value>, stop: @escaping @Sendable () -> Void) {
    self.record = record
    self.stop = stop
  }

  deinit { stop() }

  /// All values so far, including those that were waited for.
  public var values: [Value] { record.values }
}
