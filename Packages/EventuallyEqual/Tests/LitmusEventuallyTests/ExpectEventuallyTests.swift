import Foundation
import LitmusEventually
import LitmusExpectationsCore
import Testing

@Suite struct `Expecting a condition` {
  @Test func `passes as soon as it is true`() async throws {
    var count = 0
    try await expectEventually(clock: quickClock) {
      count += 1
      return count == 3
    }
    #expect(count == 3)
  }

  @Test func `accepts an asynchronous condition`() async throws {
    let counter = Counter()
    try await expectEventually("three", clock: quickClock) { await counter.next() == 3 }
  }

  @Test func `accepts a predicate of Foundation`() async throws {
    let counter = CountedState()
    let isLoaded = #Predicate<CountedState> { $0.count >= 3 }
    try await expectEventually(clock: quickClock) {
      counter.count += 1
      return try isLoaded.evaluate(counter)
    }
    #expect(counter.count == 3)
  }

  @Test func `waits in a group of tasks, each with its own failure`() async throws {
    let texts = try await failureTexts {
      try await withThrowingTaskGroup { group in
        for number in 1...4 {
          group.addTask { try await expectEventually("\(number)", timeout: .zero) { number != 3 } }
        }
        try await group.waitForAll()
      }
    }
    #expect(
      texts == [
        #"Expected "3" to become true, but was false after 1 try, timing out after 0.0 seconds"#
      ])
  }

  @Test func `fails if it remains false`() async throws {
    let line = #line + 2
    let failures = try await FailureRecorder.record {
      try await expectEventually(timeout: .zero) { false }
    }
    #expect(
      failures.map(\.text) == [
        "Expected the condition to become true, but was false after 1 try, "
          + "timing out after 0.0 seconds"
      ]
    )
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `tries again after an error, unless retryOnError is false`() async throws {
    var tries = 0
    let condition = {
      tries += 1
      if tries < 3 { throw FetchError.busy }
      return true
    }
    try await expectEventually(clock: quickClock, condition: condition)
    tries = 0
    await #expect(throws: FetchError.busy) {
      try await expectEventually(retryOnError: false, clock: quickClock, condition: condition)
    }
  }
}

@Suite struct `Expecting an error` {
  @Test func `passes as soon as it is thrown, and returns it`() async throws {
    var tries = 0
    let error = try await expectToEventuallyThrow(FetchError.self, clock: quickClock) {
      tries += 1
      if tries == 3 { throw FetchError.offline }
    }
    #expect(error == .offline)
    #expect(tries == 3)
  }

  @Test func `accepts any error if no type is given`() async throws {
    let error = try await expectToEventuallyThrow { throw FetchError.offline }
    #expect(error is FetchError)
  }

  @Test func `accepts an asynchronous closure that returns a value`() async throws {
    let counter = Counter()
    try await expectToEventuallyThrow(FetchError.self, clock: quickClock) {
      if await counter.next() == 3 { throw FetchError.offline }
      return await counter.count
    }
  }

  @Test func `fails if no error is thrown`() async throws {
    let line = #line + 2
    let failures = try await FailureRecorder.record {
      let error = try await expectToEventuallyThrow(timeout: .zero) {}
      #expect(error == nil)
    }
    #expect(
      failures.map(\.text) == [
        "Expected an error, but none was thrown after 1 try, timing out after 0.0 seconds"
      ]
    )
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `fails if the error has another type`() async throws {
    var tries = 0
    let texts = try await failureTexts {
      try await expectToEventuallyThrow(
        FetchError.self,
        timeout: .microseconds(150),
        clock: quickClock
      ) {
        tries += 1
        if tries > 1 { throw CancellationError() }
      }
    }
    #expect(
      texts == [
        """
        Expected an error of type FetchError, but caught CancellationError() after 3 tries, \
        timing out after 0.00015 seconds
        Values seen: no error (1 try), CancellationError() (2 tries)
        """
      ]
    )
  }
}

@MainActor @Suite struct `Expecting a property` {
  @Test func `follows the key path`() async throws {
    let list = List()
    let clock = quickClock
    Task { list.rows = ["a", "b"] }
    try await expectToEventuallyEqual(list, \.rows.count, expected: 2, timeout: 60, clock: clock)
  }

  @Test func `fails at the call's line`() async throws {
    let list = List()
    let line = #line + 2
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(list, \.rows.first, expected: "a", timeout: .zero)
    }
    #expect(
      failures.map(\.text) == [
        #"Expected "a", but was nil after 1 try, timing out after 0.0 seconds"#
      ]
    )
    #expect(failures.map(\.callSite.line) == [line])
  }
}

// MARK: - Fixtures

private actor Counter {
  var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

@MainActor private final class List {
  var rows: [String] = []
}

private final class CountedState {
  var count = 0
}
