import LitmusEventually
import LitmusExpectationsCore
import Observation
import Testing

@Suite struct `A wait` {
  @Test @MainActor func `does not retain a value that its closure has returned`() async throws {
    var strong: Item? = Item()
    let box = WeakBox(strong)
    var tries = 0
    try await expectToEventuallyEqual(
      actual: {
        tries += 1
        if tries == 2 { strong = nil }
        return box.item
      }, expected: nil, clock: ManualClock(advancesBySleeping: true))
    #expect(strong == nil)
  }

  @Test @MainActor func `resumes when state changes that it began to read later`() async throws {
    let holder = Holder()
    let clock = ManualClock()
    let woken = asyncExpectation(description: "woken")
    let wait = Task { @MainActor in
      try await expectToEventuallyEqual(actual: { holder.child.count }, expected: 1, clock: clock)
      woken.fulfill()
    }
    await clock.waitForSleepers()
    holder.child = Counter()
    // The clock triggers the next try, which reads the new child.
    clock.advance(to: try #require(clock.nextDeadline))
    await clock.waitForSleepers()
    holder.child.count = 1
    await waitForExpectations([woken], timeout: 30)
    clock.advance(by: .seconds(2))
    try await wait.value
  }

  @Test func `that is cancelled fails, even if retryOnError is false`() async {
    let failures = await FailureRecorder.record {
      await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        await #expect(throws: CancellationError.self) {
          try await expectToEventuallyEqual(
            actual: { () throws -> Int in throw CancellationError() }, expected: 1,
            retryOnError: false)
        }
      }.value
    }
    #expect(
      failures.map(\.message) == [
        "Expected 1, but caught CancellationError() after 1 try, "
          + "cancelled before the timeout of 1.0 seconds"
      ])
  }
}

// MARK: - Fixtures

private final class Item: Equatable {
  static func == (left: Item, right: Item) -> Bool { left === right }
}

@MainActor private final class WeakBox {
  private(set) weak var item: Item?

  init(_ item: Item?) {
    self.item = item
  }
}

@MainActor private final class Holder {
  var child = Counter()
}

@MainActor @Observable private final class Counter {
  var count = 0
}
