import LitmusExpectations
import Testing

@Suite struct `A recorded sequence` {
  @Test func `has an iterator before the recorder's task begins`() async {
    let sequence = Hot()
    sequence.emit(1)
    let emissions = Emissions(of: sequence)
    sequence.emit(2)
    #expect(await emissions.next(timeout: 10) == 2)
  }

  @Test func `may be created in place, and be of any type`() async {
    let factor = Factor(2)
    let numbers = AsyncStream { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    let odd = Emissions(of: numbers.map { $0 * 2 }.map { $0 + 1 })
    #expect(await odd.rest(timeout: 10) == [3, 5, 7])
    let local = Emissions(of: NotSendable(factor: Factor(3)))
    #expect(await local.next(2, timeout: 10) == [3, 3])
    #expect(factor.value == 2)
  }

  @Test func `may be of an opaque or any type`() async {
    let opaque = Emissions(of: oneAndTwo())
    #expect(await opaque.rest(timeout: 10) == [1, 2])
    let feed: any Feed = oneAndTwo()
    let erased = Emissions(of: feed)
    #expect(await erased.rest(timeout: 10) == [1, 2])
  }

  @Test @MainActor func `may be created on the main actor`() async {
    let factor = Factor(2)
    let numbers = AsyncStream<Int>.makeStream()
    let emissions = Emissions(of: numbers.stream.map { $0 + 1 })
    numbers.continuation.yield(factor.value)
    let value = await emissions.next(timeout: 10) { $0 > factor.value }
    MainActor.assertIsolated()
    #expect(value == 3)
  }

  @Test func `may be recorded in a cancelled task`() async {
    let source = AsyncStream<Int>.makeStream()
    let emissions = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return Emissions(of: source.stream)
    }.value
    source.continuation.yield(1)
    #expect(await emissions.next(timeout: 10) == 1)
  }

  @Test func `is no longer iterated when its recorder is released`() async {
    let terminated = asyncExpectation(description: "terminated")
    let source = AsyncStream<Int>.makeStream()
    source.continuation.onTermination = { _ in terminated.fulfill() }
    var emissions: Emissions<Int>? = Emissions(of: source.stream)
    source.continuation.yield(1)
    #expect(await emissions?.next(timeout: 10) == 1)
    #expect(terminated.fulfillmentCount == 0)
    emissions = nil
    await waitForExpectations([terminated], timeout: 10)
  }

  @Test func `is no longer iterated even if it ignores cancellation`() async {
    let released = asyncExpectation(description: "released")
    var emissions: Emissions<Int>? = Emissions(of: Endless(onRelease: { released.fulfill() }))
    #expect(await emissions?.next(2, timeout: 10) == [7, 7])
    emissions = nil
    await waitForExpectations([released], timeout: 10)
  }

  @Test func `may hang and ignore cancellation`() async {
    let gate = Gate()
    let released = asyncExpectation(description: "released")
    let sequence = Endless(onRelease: { released.fulfill() }, before: { await gate.wait() })
    var emissions: Emissions<Int>? = Emissions(of: sequence)
    let failures = await FailureRecorder.record {
      #expect(await emissions?.next(clock: .jumping) == .some(nil))
      await emissions?.none(for: 1, clock: .jumping)
    }
    emissions = nil
    #expect(
      failures.map(\.message) == [
        "Timed out after 1.0 seconds: 0 values were emitted, but expected 1"
      ]
    )
    #expect(released.fulfillmentCount == 0)
    await gate.open()
    await waitForExpectations([released], timeout: 10)
  }

  @Test func `that never suspends does not delay the deadline`() async {
    let emissions = Emissions(of: Endless())
    let clock = ManualClock()
    var count = 0
    let failures = await FailureRecorder.record {
      let value = await emissions.next(timeout: 1, clock: clock) { _ in
        clock.advance(by: .milliseconds(10))
        count += 1
        return false
      }
      #expect(value == nil)
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after 1.0 seconds: \(count) values were emitted, but expected one that matches. "
          + "Emitted: 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, … and \(count - 10) more"
      ]
    )
  }

  @Test func `that never suspends does not delay a cancelled wait`() async {
    let emissions = Emissions(of: Endless())
    let failures = await FailureRecorder.record {
      await cancelled { await emissions.rest(timeout: .infinity) }
    }
    #expect(failures.count == 1)
  }
}

// MARK: - Fixtures

private protocol Feed: AsyncSequence, Sendable where Element == Int {}

extension AsyncStream: Feed where Element == Int {}

private func oneAndTwo() -> some Feed {
  AsyncStream { continuation in
    for number in 1...2 { continuation.yield(number) }
    continuation.finish()
  }
}

/// A sequence that drops the values that are emitted before it has an iterator.
private struct Hot: AsyncSequence {
  // Only one task uses it, which also makes the iterator.
  private final class Listener: @unchecked Sendable {
    var continuation: AsyncStream<Int>.Continuation?
  }

  private let listener = Listener()

  func makeAsyncIterator() -> AsyncStream<Int>.Iterator {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    listener.continuation = continuation
    return stream.makeAsyncIterator()
  }

  func emit(_ value: Int) { listener.continuation?.yield(value) }
}

private final class Factor {
  let value: Int

  init(_ value: Int) { self.value = value }
}

private struct NotSendable: AsyncSequence, AsyncIteratorProtocol {
  let factor: Factor

  func makeAsyncIterator() -> NotSendable { self }

  mutating func next() async -> Int? { factor.value }
}

/// A sequence of sevens that does not end, even if its task is cancelled.
private struct Endless: AsyncSequence {
  typealias Element = Int

  var onRelease: @Sendable () -> Void = {}
  var before: @Sendable () async -> Void = {}

  func makeAsyncIterator() -> Iterator { Iterator(before: before, onRelease: onRelease) }

  final class Iterator: AsyncIteratorProtocol {
    private let before: @Sendable () async -> Void
    private let onRelease: @Sendable () -> Void

    init(before: @escaping @Sendable () async -> Void, onRelease: @escaping @Sendable () -> Void) {
      self.before = before
      self.onRelease = onRelease
    }

    deinit { onRelease() }

    func next() async -> Int? {
      await before()
      return 7
    }
  }
}
