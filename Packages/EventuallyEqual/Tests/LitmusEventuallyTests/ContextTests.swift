import LitmusEventually
import LitmusExpectationsCore
import Observation
import Testing
import XCTest

/// These tests also have to compile without a warning: their closures capture values that are not
/// Sendable, in each context in which a test may be written.
@Suite struct `A closure in a test outside of any actor` {
  @Test func `may use values that are not Sendable`() async throws {
    let counter = Counter()
    var calls = 0
    try await expectToEventuallyEqual(
      actual: {
        calls += 1
        return counter.next()
      },
      expected: 2
    )
    try await expectToEventuallyEqual(actual: counter.next, expected: 3)
    try await expectToEventuallyEqual(actual: counter.nextWithoutIsolation, expected: 4)
    try await expectToEventuallyEqual(counter, \.count, expected: 4)
    try await expectEventually { counter.count == calls + 2 }
    try await expectEventually { await counter.nextSoon() == 5 }
    try await expectToAlwaysEqual(actual: { counter.count }, expected: 5, for: .zero)
    try await expectToNeverEqual(actual: { counter.count }, expected: 4, for: .zero)
    try await expectToEventuallyThrow { throw CounterError(count: counter.count) }
    #expect(counter.count == 5)
  }

  @Test func `may run on the main actor, and is evaluated again after a change`() async throws {
    let clock = ManualClock()
    let model = await Model()
    Task { @MainActor in
      await clock.waitForSleepers()
      model.rows = 1
    }
    try await expectToEventuallyEqual(
      actual: { @MainActor in model.rows }, expected: 1, clock: clock)
    try await expectEventually { @MainActor in model.rows == 1 }
    try await expectToEventuallyEqual(actual: { await model.rows }, expected: 1)
  }

  @Test func `may be stored in a variable before`() async throws {
    let counter = Counter()
    let synchronous = { counter.next() }
    let asynchronous = { await counter.nextSoon() }
    let sendable: @Sendable () -> Int = { 2 }
    try await expectToEventuallyEqual(actual: synchronous, expected: 1)
    try await expectToEventuallyEqual(actual: asynchronous, expected: 2)
    try await expectToEventuallyEqual(actual: sendable, expected: 2)
  }
}

@MainActor @Suite struct `A closure in a test on the main actor` {
  @Test func `may return a value of any type in a helper`() async throws {
    func expect<Value: Equatable>(
      _ expected: Value, _ actual: @MainActor () throws -> Value
    ) async throws {
      try await expectToEventuallyEqual(actual: actual, expected: expected)
    }
    try await expect([1]) { [1] }
  }

  @Test func `may use isolated values and values that are not Sendable`() async throws {
    let counter = Counter()
    let model = Model()
    Task { model.rows = 1 }
    try await expectToEventuallyEqual(
      actual: {
        MainActor.assertIsolated()
        return model.rows
      },
      expected: 1,
      timeout: 30
    )
    try await expectToEventuallyEqual(
      actual: {
        MainActor.assertIsolated()
        await Task.yield()
        MainActor.assertIsolated()
        return model.rows
      },
      expected: 1,
      timeout: 30
    )
    try await expectToEventuallyThrow(timeout: 30) {
      MainActor.assertIsolated()
      throw CounterError(count: model.rows)
    }
    try await expectToEventuallyThrow(timeout: 30) {
      await Task.yield()
      MainActor.assertIsolated()
      throw CounterError(count: model.rows)
    }
    try await expectToEventuallyEqual(
      actual: { model.rows + counter.next() }, expected: 2, timeout: 30)
    try await expectToEventuallyEqual(actual: model.countRows, expected: 1, timeout: 30)
    try await expectToEventuallyEqual(
      actual: { await counter.nextSoon() }, expected: 2, timeout: 30)
    try await expectToEventuallyEqual(model, \.rows, expected: 1, timeout: 30)
    try await expectEventually(timeout: 30) { model.rows == 1 }
    try await expectToAlwaysEqual(actual: { model.rows }, expected: 1, for: .zero)
    try await expectToNeverEqual(actual: { model.rows }, expected: 2, for: .zero)
    try await expectToEventuallyThrow(timeout: 30) { throw CounterError(count: model.rows) }
    #expect(counter.count == 2)
  }
}

@Suite struct `A closure in an actor` {
  @Test func `may use the actor's state`() async throws {
    #expect(try await Shop().sellsThree() == 3)
  }
}

final class ContextXCTests: XCTestCase {
  private let counter = Counter()

  func testAClosureMayUseTheCaseOutsideOfAnyActor() async throws {
    try await expectToEventuallyEqual(actual: { counter.next() }, expected: 2)
    try await expectToEventuallyEqual(actual: { await self.counter.nextSoon() }, expected: 3)
    try await expectEventually { counter.next() == 4 }
    try await expectToEventuallyEqual(counter, \.count, expected: 4)
    XCTAssertEqual(counter.count, 4)
  }

  @MainActor func testAClosureMayUseTheCaseOnTheMainActor() async throws {
    let model = Model()
    Task { model.rows = 1 }
    try await expectToEventuallyEqual(actual: { model.rows + counter.next() }, expected: 3)
    try await expectToEventuallyEqual(actual: { await self.counter.nextSoon() }, expected: 3)
  }
}

// MARK: - Fixtures

private final class Counter {
  private(set) var count = 0

  func next() -> Int {
    count += 1
    return count
  }

  func nextWithoutIsolation() async -> Int { next() }

  func nextSoon(isolation: isolated (any Actor)? = #isolation) async -> Int {
    await Task.yield()
    return next()
  }
}

private struct CounterError: Error {
  var count: Int
}

@MainActor @Observable private final class Model {
  var rows = 0

  func countRows() -> Int { rows }
}

private actor Shop {
  private var sold = 0
  private let counter = Counter()

  func sellsThree() async throws -> Int {
    try await expectToEventuallyEqual(
      actual: {
        assertIsolated()
        sold += 1
        return sold
      },
      expected: 3
    )
    try await expectToEventuallyEqual(actual: { counter.next() }, expected: 1)
    try await expectToEventuallyEqual(actual: { await counter.nextSoon() }, expected: 2)
    try await expectToEventuallyEqual(
      actual: {
        await Task.yield()
        return isInShop()
      },
      expected: true
    )
    try await expectEventually {
      await Task.yield()
      return isInShop()
    }
    try await expectEventually { sold == 3 }
    try await expectToAlwaysEqual(actual: { sold }, expected: 3, for: .zero)
    return sold
  }
}

// Swift 6.3.1 releases the actor once too often if the closure itself contains `#isolation`.
private func isInShop(isolation: isolated (any Actor)? = #isolation) -> Bool { isolation is Shop }
