import LitmusExpectationsCore
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCommandLine
@testable import LitmusRunnerCore
@testable import LitmusRunnerHosting

@MainActor @Suite struct `Expectations in the runner` {
  @Test func `that are met pass, in any order`() async {
    let results = await runTests(
      asyncTest {
        let (one, two) = (
          asyncExpectation(description: "one"), asyncExpectation(description: "two")
        )
        two.fulfill()
        Task.detached { one.fulfill() }
        await waitForExpectations([one, two], timeout: 60)
      })
    #expect(results.map(\.messages) == [[]])
  }

  @Test func `that are not met are listed with their counts, in one failure`() async {
    let results = await runTests(
      asyncTest {
        let one = asyncExpectation(description: "one")
        one.fulfill()
        let three = asyncExpectation(description: "three", expectedFulfillmentCount: 3)
        three.fulfill()
        await waitForExpectations([one, asyncExpectation(description: "two"), three], timeout: 0)
      })
    #expect(
      results.map(\.messages) == [
        [
          #"Timed out after 0.0 seconds waiting for 2 of 3 expectations: "two" was fulfilled "#
            + #"0 times, but expected 1 time; "three" was fulfilled 1 time, but expected 3 times"#
        ]
      ])
  }

  @Test func `that are inverted are met below their count`() async {
    let results = await runTests(
      asyncTest("testOnce") {
        let never = asyncExpectation(description: "never", isInverted: true)
        await waitForExpectations([never], timeout: 0)
        never.fulfill()
      },
      asyncTest("testTwice") {
        let rare = asyncExpectation(
          description: "rare", isInverted: true, expectedFulfillmentCount: 2)
        rare.fulfill()
        await waitForExpectations([rare], timeout: 0)
      },
      asyncTest("testBroken") {
        let never = asyncExpectation(description: "never", isInverted: true)
        never.fulfill()
        await waitForExpectations([never], timeout: 60)
      },
      asyncTest("testBrokenTwice") {
        let rare = asyncExpectation(
          description: "rare", isInverted: true, expectedFulfillmentCount: 2)
        Task.detached {
          rare.fulfill()
          rare.fulfill()
        }
        await waitForExpectations([rare], timeout: 60)
      })
    #expect(
      results.map(\.messages) == [
        [], [],
        [
          #"Inverted expectation "never" was fulfilled 1 time, but expected 0 times"#
        ],
        [
          #"Inverted expectation "rare" was fulfilled 2 times, but expected fewer than 2 times"#
        ],
      ])
  }

  @Test func `fulfilled too often are a failure at the fulfilment's line`() async {
    let line = #line + 6
    let results = await runTests(
      asyncTest {
        let once = asyncExpectation(description: "once")
        once.fulfill()
        await waitForExpectations([once], timeout: 0)
        once.fulfill()
      })
    #expect(
      results.map(\.messages) == [
        [#"Expectation "once" was fulfilled 2 times, but expected 1 time"#]
      ])
    #expect(results[0].failures.map(\.callSite.line) == [line])
  }

  @Test func `fulfilled too often after the test fail that test, not the next`() async {
    let kept = Kept()
    let runner = TestRunner(lists: [
      asyncTest("testFirst") {
        let once = asyncExpectation(description: "once")
        kept.expectation.withLock { $0 = once }
        once.fulfill()
        await waitForExpectations([once], timeout: 0)
      },
      asyncTest("testSecond") { kept.expectation.withLock { $0 }?.fulfill() },
    ])
    let events = runner.events()
    let summary = await runner.run()
    var late: [TestFailure] = []
    for await case .failure(let failure) in events { late.append(failure) }
    #expect(late.map(\.test?.name) == ["testFirst"])
    #expect(late.map(\.isLate) == [true])
    #expect(summary.failedTests.map(\.name) == ["testFirst"])
    #expect((summary.passed, summary.failed) == (1, 1))
  }

  @Test func `that were never awaited fail at the line that made them`() async {
    let line = #line + 4
    let results = await runTests(
      asyncTest {
        // The line of the next statement is the failure's.
        _ = asyncExpectation(description: "forgotten")
      })
    #expect(
      results.map(\.messages) == [
        [
          #"Expectation "forgotten" was never awaited, but expected to be. "#
            + "To fix this, pass it to waitForExpectations"
        ]
      ])
    #expect(results[0].failures.map(\.callSite.line) == [line])
  }

  @Test func `a cancelled wait says so`() async {
    let results = await runTests(
      asyncTest {
        let never = asyncExpectation(description: "never")
        let wait = Task { await waitForExpectations([never], timeout: .infinity) }
        wait.cancel()
        await wait.value
      })
    #expect(
      results.map(\.messages) == [
        [
          #"Cancelled while waiting for 1 of 1 expectation: "never" was fulfilled 0 times, "#
            + "but expected 1 time"
        ]
      ])
  }

  @Test(arguments: [-Double.infinity, -1, .nan])
  func `are not waited for if the timeout is negative or not a number`(_ timeout: Double) async {
    let results = await runTests(
      asyncTest {
        await waitForExpectations([asyncExpectation(description: "never")], timeout: timeout)
      },
      list(make: { Other() }) { list in
        list.add("test") { _ in
          AssertExpectations([asyncExpectation(description: "never")], timeout: timeout)
        }
      })
    let problem = #""never" was fulfilled 0 times, but expected 1 time"#
    let message = "Timed out after 0.0 seconds waiting for 1 of 1 expectation: \(problem)"
    #expect(results.count == 2)
    #expect(results.allSatisfy { $0.messages.allSatisfy { $0.hasPrefix(message) } })
  }

  @Test func `report a fulfilment too many to a reporter that is in force`() async {
    let results = await runTests(
      test {
        let once = asyncExpectation(description: "once")
        ExpectFailure("It comes twice") {
          once.fulfill()
          once.fulfill()
        }
        AssertExpectations([once], timeout: 0)
      })
    #expect(results.map(\.outcome) == [.failedAsExpected])
  }

  @Test func `of one wait can be waited for again`() async {
    let results = await runTests(
      asyncTest {
        let once = asyncExpectation(description: "once")
        once.fulfill()
        await waitForExpectations([once], timeout: 0)
        await waitForExpectations([once], timeout: 0)
        await waitForExpectations([], timeout: 0)
      })
    #expect(results.map(\.messages) == [[]])
  }
}

// MARK: - Fixtures

private struct Other {}

private final class Kept: Sendable {
  let expectation = Locked<AsyncExpectation?>(nil)
}
