import LitmusEventually
import LitmusExpectationsCore
import Observation
import Testing

/// The clocks of these tests are not advanced, so only a change can resume a wait.
@MainActor @Suite struct `Observable state` {
  @Test func `resumes the wait when it changes`() async throws {
    let clock = ManualClock()
    let model = Model()
    var evaluations = 0
    Task {
      await clock.waitForSleepers()
      model.rows = ["a"]
    }
    try await expectToEventuallyEqual(
      actual: {
        evaluations += 1
        return model.rows.count
      },
      expected: 1,
      clock: clock
    )
    #expect(evaluations == 2)
  }

  @Test func `resumes the wait at each change`() async throws {
    let clock = ManualClock()
    let model = Model()
    Task {
      for row in ["a", "b", "c"] {
        await clock.waitForSleepers()
        model.rows.append(row)
      }
    }
    try await expectToEventuallyEqual(model, \.rows, expected: ["a", "b", "c"], clock: clock)
  }

  @Test func `is observed through several objects`() async throws {
    let clock = ManualClock()
    let model = Model()
    Task {
      await clock.waitForSleepers()
      model.child = Model()
      await clock.waitForSleepers()
      model.child?.rows = ["a"]
    }
    try await expectEventually(clock: clock) { model.child?.rows.isEmpty == false }
  }

  @Test func `is observed from the try that first reads it`() async throws {
    let clock = ManualClock()
    let model = Model()
    var source: Model?
    Task {
      // Nothing observable has been read so far, so only the clock ends this sleep.
      await clock.waitForSleepers()
      source = model
      clock.advance(by: .milliseconds(1))
      await clock.waitForSleepers()
      model.rows = ["a"]
    }
    try await expectToEventuallyEqual(actual: { source?.rows }, expected: ["a"], clock: clock)
  }

  @Test func `does not prevent the wait from finding changes of other state`() async throws {
    let model = Model()
    let clock = quickClock
    try await expectToEventuallyEqual(
      actual: { model.rows.isEmpty && clock.now.offset > .milliseconds(500) },
      expected: true,
      clock: clock
    )
  }

  @Test func `is evaluated rarely while it does not change`() async throws {
    let model = Model()
    var evaluations = 0
    _ = try await failureTexts {
      try await expectToEventuallyEqual(
        actual: {
          evaluations += 1
          return model.rows.count
        },
        expected: 1,
        clock: quickClock
      )
    }
    #expect(evaluations == 21)
  }

  @Test func `that changes constantly does not cause a busy loop`() async throws {
    let model = Model()
    let changes = Task {
      while !Task.isCancelled {
        model.rows = []
        await Task.yield()
      }
    }
    var evaluations = 0
    _ = try await failureTexts {
      try await expectToEventuallyEqual(
        actual: {
          evaluations += 1
          return model.rows.count
        },
        expected: 1,
        timeout: .milliseconds(100)
      )
    }
    changes.cancel()
    // The pauses take 0.1, 0.2, 0.4 … 20 milliseconds; without them there are thousands of tries.
    #expect(evaluations < 30)
  }

  @Test func `may be changed by the closure itself`() async throws {
    let model = Model()
    try await expectToEventuallyEqual(
      actual: {
        model.rows.append("row")
        return model.rows.count
      },
      expected: 10,
      clock: quickClock
    )
  }

  @Test func `does not retain the closure of an ended wait`() async throws {
    let model = Model()
    weak var payload: Payload?
    do {
      let held = Payload()
      payload = held
      try await expectToEventuallyEqual(
        actual: { withExtendedLifetime(held) { model.rows.count } },
        expected: 0
      )
    }
    #expect(payload == nil)
  }

  @Test func `resumes a wait that must not see the change`() async throws {
    let clock = ManualClock()
    let model = Model()
    Task {
      await clock.waitForSleepers()
      model.rows = ["a"]
    }
    let failures = try await failureTexts {
      try await expectToAlwaysEqual(
        actual: { model.rows.count },
        expected: 0,
        for: .seconds(1),
        clock: clock
      )
    }
    #expect(
      failures == [
        """
        Expected always 0, but was 1 on try 2, after 0.0 of 1.0 seconds
        Values seen: 0 (1 try), 1 (1 try)
        """
      ]
    )
  }
}

@Suite struct `Observable state of several threads` {
  @Test(arguments: 0..<20) func `resumes the wait at each change, even during an evaluation`(
    round: Int
  ) async throws {
    // Observation notifies before the value is set, on the thread that sets it.
    for _ in 0..<50 {
      let counter = SharedCounter()
      let task = Task.detached { for _ in 0..<20 { counter.increase() } }
      try await expectToEventuallyEqual(counter, \.count, expected: 20, timeout: 60)
      await task.value
    }
  }
}

// MARK: - Fixtures

private final class Payload {}

@MainActor @Observable private final class Model {
  var rows: [String] = []
  var child: Model?
}
