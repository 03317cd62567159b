import LitmusEventuallyCore
import LitmusExpectationsCore
@_spi(Litmus) import LitmusReporting

/// A wait of one second, of each kind, for code that needs many turns on the pool's threads, or for values that
/// a sequence has already buffered.
struct TurnScene: Sendable {
  private static let timeout = Duration.seconds(1)
  private static let turnCount = 40
  private static let valueCount = 50

  let number: Int

  func run(on host: Host) async {
    do {
      switch number % 3 {
      case 0: try await wait(on: nil)
      case 1: try await wait(on: MainActor.shared)
      default: try await wait(on: host)
      }
    } catch is TestTaskTimeout {
      // The failure has been reported.
    } catch {
      reportFailure("Wait \(number) threw \(error)")
    }
  }

  private func wait(on isolation: isolated (any Actor)?) async throws {
    let value = Locked(0)
    switch number / 3 % 10 {
    case 0:
      await Emissions(of: bufferedValues()).next(Self.valueCount, timeout: Self.timeout)
    case 1:
      await Emissions(of: bufferedValues()).rest(timeout: Self.timeout)
    case 2:
      let emissions = Emissions(of: bufferedValues())
      for _ in 0..<Self.valueCount { await emissions.next(timeout: Self.timeout) }
    case 3:
      await Emissions(of: bufferedValues().map { $0 + 1 }).next(timeout: Self.timeout) {
        $0 == Self.valueCount
      }
    case 4:
      let expectation = asyncExpectation(description: "fulfilled")
      Task.detached {
        await Self.takeTurns()
        expectation.fulfill()
      }
      await waitForExpectations([expectation], timeout: Self.timeout)
    case 5:
      Task.detached {
        await Self.takeTurns()
        value.withLock { $0 = 1 }
      }
      try await expectToEventuallyEqual(
        actual: { value.withLock { $0 } }, expected: 1, timeout: Self.timeout)
    case 6:
      try await expectToEventuallyEqual(
        actual: { () async in
          await Task.detached { await Self.takeTurns() }.value
          return 1
        }, expected: 1, timeout: Self.timeout)
    case 7:
      await Emissions(of: bufferedThrowingValues()).rest(timeout: Self.timeout)
    case 8:
      // Each value takes two turns: that of the task, and that of the emissions.
      let count = Self.turnCount / 2
      await Emissions(of: HandedOverValues(count: count)).next(count, timeout: Self.timeout)
    default:
      try await testTask(timeout: Self.timeout) {
        await Task.detached { await Self.takeTurns() }.value
      }
    }
  }

  private func bufferedValues() -> AsyncStream<Int> {
    AsyncStream { continuation in
      for value in 1...Self.valueCount { continuation.yield(value) }
      continuation.finish()
    }
  }

  private func bufferedThrowingValues() -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in
      for value in 1...Self.valueCount { continuation.yield(value) }
      continuation.finish()
    }
  }

  private static func takeTurns() async {
    for _ in 0..<turnCount { await Task.yield() }
  }
}

/// A sequence that buffers nothing: another task hands each value over when it is requested, as a channel does.
private struct HandedOverValues: AsyncSequence, AsyncIteratorProtocol {
  let count: Int
  private var last = 0

  init(count: Int) { self.count = count }

  func makeAsyncIterator() -> Self { self }

  mutating func next() async -> Int? {
    guard last < count else { return nil }
    last = await Task.detached { [last] in last + 1 }.value
    return last
  }
}
