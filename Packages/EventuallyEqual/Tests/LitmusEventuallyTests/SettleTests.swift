import LitmusEventually
import LitmusExpectationsCore
import Testing

@Suite struct `Expecting a value to settle` {
  @Test func `returns the value that has stayed the same for the time`() async throws {
    let clock = quickClock
    let value = try await expectToEventuallySettle(
      actual: { min(clock.now.offset, .milliseconds(500)) }, for: .milliseconds(200), clock: clock)
    #expect(value == .milliseconds(500))
    #expect(clock.now.offset >= .milliseconds(700))
    #expect(clock.now.offset <= .milliseconds(800))
  }

  @Test func `waits for an asynchronous closure, and for optional values`() async throws {
    let clock = quickClock
    let value = try await expectToEventuallySettle(
      actual: { () async -> Int? in await Task { nil }.value }, for: 0.2, timeout: 2, clock: clock)
    #expect(value == .some(nil))
    #expect(clock.now.offset >= .milliseconds(200))
  }

  @Test func `begins again after an error`() async throws {
    let clock = quickClock
    try await expectToEventuallySettle(
      actual: {
        if (.milliseconds(100)...(.milliseconds(300))).contains(clock.now.offset) {
          throw FetchError.busy
        }
        return 1
      }, for: .milliseconds(200), clock: clock)
    #expect(clock.now.offset >= .milliseconds(500))
  }

  @Test func `settles at the second try if it need not last`() async throws {
    var tries = 0
    let value = try await expectToEventuallySettle(
      actual: {
        tries += 1
        return min(tries, 2)
      }, for: .zero)
    #expect(value == 2)
    #expect(tries >= 3)
  }

  @Test func `fails if the value always changes`() async throws {
    let clock = quickClock
    let line = #line + 3
    let failures = try await FailureRecorder.record {
      var number = 0
      let value = try await expectToEventuallySettle(
        actual: {
          number += 1
          return number
        }, for: .milliseconds(500), clock: clock)
      #expect(value == nil)
    }
    #expect(
      failures.map(\.text) == [
        """
        Expected a value that stays the same for 0.5 seconds, but was 53 after 53 tries, timing out after \
        1.0 seconds
        Values seen: 1 (1 try), 2 (1 try), 3 (1 try), … 47 more …, 51 (1 try), 52 (1 try), 53 (1 try)
        """
      ])
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `fails at once if the value has no time to settle`() async throws {
    let line = #line + 2
    let failures = try await FailureRecorder.record {
      try await expectToEventuallySettle(actual: { 1 }, for: .seconds(2), timeout: 1)
    }
    #expect(
      failures.map(\.text) == [
        "A value cannot stay the same for 2.0 seconds within 1.0 seconds. To fix this, pass a longer "
          + "timeout"
      ])
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `throws in a cancelled task`() async {
    let failures = await FailureRecorder.record {
      await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        await #expect(throws: CancellationError.self) {
          try await expectToEventuallySettle(actual: { 1 }, for: 0.5)
        }
      }.value
    }
    #expect(
      failures.map(\.text) == [
        "Expected a value that stays the same for 0.5 seconds, but was 1 after 1 try, cancelled before "
          + "the timeout of 1.0 seconds"
      ])
  }

  @Test @MainActor func `settles by the system's clock`() async throws {
    var rows = [1]
    Task { rows.append(2) }
    let settled = try await expectToEventuallySettle(
      actual: { rows }, for: .milliseconds(10), timeout: 10)
    #expect(settled == [1, 2])
  }
}
