import LitmusExpectations
import Testing

@Suite struct `Waiting for expectations in order` {
  @Test func `passes if they were fulfilled in the order of the list`() async {
    let first = asyncExpectation(description: "first", expectedFulfillmentCount: 2)
    let second = asyncExpectation(description: "second")
    let none = asyncExpectation(description: "none", expectedFulfillmentCount: 0)
    let inverted = asyncExpectation(description: "inverted", isInverted: true)
    first.fulfill()
    first.fulfill()
    second.fulfill()
    let failures = await FailureRecorder.record {
      await waitForExpectations(
        [inverted, first, none, second], enforceOrder: true, clock: .jumping)
    }
    #expect(failures.isEmpty)
  }

  @Test func `reports the first one that was fulfilled too early, at the line of the wait`() async {
    let names = ["one", "two", "three"]
    let expectations = names.map { asyncExpectation(description: $0) }
    for index in [0, 2, 1] { expectations[index].fulfill() }
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await waitForExpectations(expectations, enforceOrder: true)
    }
    #expect(
      failures.map(\.message) == [
        #"Expectation "three" was fulfilled before "two", but expected "two" first"#
      ])
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `uses the last of several fulfillments`() async {
    let twice = asyncExpectation(description: "twice", expectedFulfillmentCount: 2)
    let once = asyncExpectation(description: "once")
    twice.fulfill()
    once.fulfill()
    twice.fulfill()
    let failures = await FailureRecorder.record {
      await waitForExpectations([twice, once], enforceOrder: true)
    }
    #expect(
      failures.map(\.message) == [
        #"Expectation "once" was fulfilled before "twice", but expected "twice" first"#
      ])
  }
}

@Suite struct `Waiting for any expectation` {
  private let one = asyncExpectation(description: "one")
  private let two = asyncExpectation(description: "two", expectedFulfillmentCount: 2)

  @Test func `returns the one that is fulfilled`() async {
    let clock = ManualClock()
    async let first = waitForAnyExpectation([one, two], clock: clock)
    await clock.waitForSleepers()
    two.fulfill()
    two.fulfill()
    #expect(await first === two)
  }

  @Test func `returns the first in the list if several were fulfilled before`() async {
    one.fulfill()
    two.fulfill()
    two.fulfill()
    #expect(await waitForAnyExpectation([two, one]) === two)
  }

  @Test func `reports all if none is fulfilled in time`() async {
    two.fulfill()
    let line = #line + 2
    let failures = await FailureRecorder.record {
      #expect(await waitForAnyExpectation([one, two], timeout: 0.2, clock: .jumping) == nil)
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after 0.2 seconds waiting for any of 2 expectations: "
          + #""one" was fulfilled 0 times, but expected 1 time; "#
          + #""two" was fulfilled 1 time, but expected 2 times"#
      ])
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `fails if an inverted one is fulfilled first, and does not wait for it`() async {
    let inverted = asyncExpectation(description: "inverted", isInverted: true)
    two.fulfill()
    one.fulfill()
    let failures = await FailureRecorder.record {
      #expect(await waitForAnyExpectation([inverted, one], clock: ManualClock()) === one)
      inverted.fulfill()
      #expect(await waitForAnyExpectation([inverted, two]) == nil)
    }
    #expect(
      failures.map(\.message) == [
        #"Inverted expectation "inverted" was fulfilled 1 time, but expected 0 times"#
      ])
  }

  @Test func `returns nothing for an empty list`() async {
    one.fulfill()
    two.fulfill()
    await waitForAnyExpectation([one, two])
    #expect(await waitForAnyExpectation([]) == nil)
  }
}

@Suite struct `An expectation with values` {
  @Test func `passes them to the wait`() async {
    let loaded = asyncExpectation(
      description: "loaded", of: String.self, expectedFulfillmentCount: 2)
    Task {
      loaded.fulfill(with: "Ada")
      loaded.fulfill(with: "Grace")
    }
    #expect(await waitForValues(of: loaded) == ["Ada", "Grace"])
    #expect(await waitForValue(of: loaded) == "Ada")
    #expect(loaded.values == ["Ada", "Grace"])
  }

  @Test func `can be awaited with others, and be fulfilled by a function reference`() async {
    let done = asyncExpectation(description: "done")
    let count = asyncExpectation(description: "count", of: Int.self)
    [1].forEach(count.fulfill(with:))
    [()].forEach(done.fulfill)
    await waitForExpectations([done, count])
    #expect(count.values == [1])
  }

  @Test func `counts fulfillments without a value, through its base class`() async {
    let expectations = [
      asyncExpectation(description: "plain"),
      asyncExpectation(description: "value", of: Int.self),
    ]
    for expectation in expectations { expectation.fulfill() }
    await waitForExpectations(expectations)
  }

  @Test func `returns the values so far at the timeout`() async {
    let loaded = asyncExpectation(description: "loaded", of: Int.self, expectedFulfillmentCount: 2)
    let none = asyncExpectation(description: "none", of: Int.self)
    loaded.fulfill(with: 1)
    let line = #line + 2
    let failures = await FailureRecorder.record {
      #expect(await waitForValues(of: loaded, timeout: .zero) == [1])
      #expect(await waitForValue(of: none, timeout: .zero) == nil)
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after 0.0 seconds waiting for 1 of 1 expectation: "
          + #""loaded" was fulfilled 1 time, but expected 2 times"#,
        "Timed out after 0.0 seconds waiting for 1 of 1 expectation: "
          + #""none" was fulfilled 0 times, but expected 1 time"#,
      ])
    #expect(failures.map(\.callSite.line) == [line, line + 1])
  }

  @Test func `passes no values after a failure that come while it is reported`() async {
    let loaded = asyncExpectation(description: "loaded", of: Int.self)
    let twice = asyncExpectation(description: "twice", of: Int.self, expectedFulfillmentCount: 2)
    twice.fulfill(with: 1)
    #expect(
      await fulfilledInReport(loaded) { await waitForValue(of: loaded, timeout: .zero) } == nil)
    #expect(
      await fulfilledInReport(twice) { await waitForValues(of: twice, timeout: .zero) } == [1])
  }

  @Test func `passes no value after a failure, also if some came in time`() async {
    let twice = asyncExpectation(description: "twice", of: Int.self, expectedFulfillmentCount: 2)
    twice.fulfill(with: 1)
    let failures = await FailureRecorder.record {
      await cancelled { #expect(await waitForValue(of: twice) == nil) }
    }
    #expect(
      failures.map(\.message) == [
        "Cancelled before the timeout of 1.0 seconds while waiting for 1 of 1 expectation: "
          + #""twice" was fulfilled 1 time, but expected 2 times"#
      ])
  }

  @Test func `reports a value too many, and does not return it`() async {
    let failures = await FailureRecorder.record {
      let loaded = asyncExpectation(description: "loaded", of: Int.self)
      loaded.fulfill(with: 1)
      loaded.fulfill(with: 2)
      #expect(await waitForValues(of: loaded) == [1])
      #expect(loaded.values == [1, 2])
    }
    #expect(
      failures.map(\.message) == [
        #"Expectation "loaded" was fulfilled 2 times, but expected 1 time"#
      ])
  }
}

@Suite struct `An expectation with an invalid count` {
  @Test func `is reported at its line, and has the nearest valid count`() async {
    let line = #line + 2
    let failures = await FailureRecorder.record {
      let negative = asyncExpectation(description: "negative", expectedFulfillmentCount: -3)
      let inverted = asyncExpectation(
        description: "inverted", isInverted: true, expectedFulfillmentCount: 0)
      await waitForExpectations([negative, inverted], clock: .jumping)
      #expect(negative.expectedFulfillmentCount == 0)
      #expect(inverted.expectedFulfillmentCount == 1)
    }
    #expect(
      failures.map(\.message) == [
        #"Expectation "negative" was made with an expectedFulfillmentCount of -3, "#
          + "but expected 0 or more",
        #"Inverted expectation "inverted" was made with an expectedFulfillmentCount of 0, "#
          + "but expected 1 or more",
      ])
    #expect(failures.map(\.callSite.line) == [line, line + 1])
  }
}

// MARK: - Fixtures

/// Runs a wait, and fulfills its expectation when the wait reports its failure.
private nonisolated(nonsending) func fulfilledInReport<Result>(
  _ expectation: AsyncValueExpectation<Int>, _ wait: () async -> Result
) async -> Result {
  await withFailureReporter(FulfillingReporter(expectation: expectation), operation: wait)
}

private struct FulfillingReporter: FailureReporter {
  let expectation: AsyncValueExpectation<Int>

  func report(_ failure: ReportedFailure) { expectation.fulfill(with: 2) }
}
