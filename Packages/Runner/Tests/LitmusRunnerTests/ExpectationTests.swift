@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunner
@testable import LitmusRunnerCore
@testable import LitmusRunnerHosting

@MainActor @Suite struct `Expectations` {
  @Test func `that are met pass, in any order`() async {
    let results = await runTests(
      asyncTest {
        let (one, two) = (Expectation(name: "one"), Expectation(name: "two"))
        two.fulfill()
        Task.detached { one.fulfill() }
        await AssertExpectations([one, two], timeout: 60)
      })
    #expect(results.map(\.messages) == [[]])
  }

  @Test func `that are not met are listed with their counts, in one failure`() async {
    let results = await runTests(
      asyncTest {
        let one = Expectation(name: "one")
        one.fulfill()
        let three = Expectation(name: "three", expectedFulfilmentCount: 3)
        three.fulfill()
        await AssertExpectations([one, Expectation(name: "two"), three], timeout: 0)
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
        let never = Expectation(name: "never")
        never.inverted = true
        await AssertExpectations([never], timeout: 0)
        never.fulfill()
      },
      asyncTest("testTwice") {
        let rare = Expectation(name: "rare")
        rare.expectedFulfilmentCount = 2
        rare.inverted = true
        rare.fulfill()
        await AssertExpectations([rare], timeout: 0)
      },
      asyncTest("testBroken") {
        let never = Expectation(name: "never", inverted: true)
        never.fulfill()
        await AssertExpectations([never], timeout: .infinity)
      },
      asyncTest("testBrokenTwice") {
        let rare = Expectation(name: "rare", expectedFulfilmentCount: 2, inverted: true)
        Task.detached {
          rare.fulfill()
          rare.fulfill()
        }
        await AssertExpectations([rare], timeout: .infinity)
      })
    #expect(
      results.map(\.messages) == [
        [], [],
        [
          #"Stopped waiting for 1 expectation: "never" was fulfilled 1 time, "#
            + "but expected it not to be"
        ],
        [
          #"Stopped waiting for 1 expectation: "rare" was fulfilled 2 times, "#
            + "but expected fewer than 2 times"
        ],
      ])
  }

  @Test func `fulfilled too often are a failure at the fulfilment's line`() async {
    let line = #line + 6
    let results = await runTests(
      asyncTest {
        let once = Expectation(name: "once")
        once.fulfill()
        await AssertExpectations([once], timeout: 0)
        once.fulfill()
      })
    #expect(results.map(\.messages) == [[#""once" was fulfilled 2 times, but expected 1 time"#]])
    #expect(results[0].failures.map(\.callSite.line) == [line])
  }

  @Test func `fulfilled too often after the test fail that test, not the next`() async {
    let kept = Kept()
    let runner = TestRunner(lists: [
      asyncTest("testFirst") {
        let once = Expectation(name: "once")
        kept.expectation.withLock { $0 = once }
        once.fulfill()
        await AssertExpectations([once], timeout: 0)
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

  @Test func `that nobody waited for fail at the line that made them`() async {
    let line = #line + 4
    let results = await runTests(
      asyncTest {
        // The line of the next statement is the failure's.
        _ = Expectation(name: "forgotten")
      })
    #expect(
      results.map(\.messages) == [[#""forgotten" was never waited for, but expected to be"#]])
    #expect(results[0].failures.map(\.callSite.line) == [line])
  }

  @Test func `a cancelled wait says so`() async {
    let results = await runTests(
      asyncTest {
        let never = Expectation(name: "never")
        let wait = Task { await AssertExpectations([never], timeout: .infinity) }
        wait.cancel()
        await wait.value
      })
    #expect(
      results.map(\.messages) == [
        [
          #"Cancelled waiting for 1 expectation: "never" was fulfilled 0 times, "#
            + "but expected 1 time"
        ]
      ])
  }

  @Test(arguments: [-Double.infinity, -1, .nan])
  func `are not waited for if the timeout is negative or not a number`(_ timeout: Double) async {
    let results = await runTests(
      asyncTest { await AssertExpectations([Expectation(name: "never")], timeout: timeout) },
      list(make: { Other() }) { list in
        list.add("test") { _ in
          AssertExpectations([Expectation(name: "never")], timeout: timeout)
        }
      })
    let problem = #""never" was fulfilled 0 times, but expected 1 time"#
    let message = "Timed out after \(timeout) seconds waiting for 1 expectation: \(problem)"
    #expect(results.count == 2)
    #expect(results.allSatisfy { $0.messages.allSatisfy { $0.hasPrefix(message) } })
  }

  @Test func `end a wait when fewer fulfilments are expected than before`() async {
    let results = await runTests(
      asyncTest {
        let expectation = Expectation(name: "changed", expectedFulfilmentCount: 2)
        expectation.fulfill()
        let wait = Task { await AssertExpectations([expectation], timeout: .infinity) }
        await Task.yield()
        expectation.expectedFulfilmentCount = 1
        await wait.value
      })
    #expect(results.map(\.messages) == [[]])
  }

  @Test func `report a fulfilment too many to a reporter that is in force`() async {
    let results = await runTests(
      test {
        let once = Expectation(name: "once")
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
        let once = Expectation(name: "once")
        once.fulfill()
        await AssertExpectations([once], timeout: 0)
        await AssertExpectations([once, once], timeout: 0)
        await AssertExpectations([], timeout: 0)
      })
    #expect(results.map(\.messages) == [[]])
  }
}

// MARK: - Fixtures

private struct Other {}

private final class Kept: Sendable {
  let expectation = Locked<LitmusRunner.Expectation?>(nil)
}
