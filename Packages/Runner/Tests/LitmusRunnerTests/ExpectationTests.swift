import LitmusExpectationsCore
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore

@MainActor @Suite struct `Expectations in the runner` {
  @Test func `fulfilled too often after the test fail that test, not the next`() async {
    let kept = Locked<AsyncExpectation?>(nil)
    let runner = TestRunner(lists: [
      asyncTest("testFirst") {
        let once = asyncExpectation(description: "once")
        kept.withLock { $0 = once }
        once.fulfill()
        await waitForExpectations([once], timeout: 0)
      },
      asyncTest("testSecond") { kept.withLock { $0 }?.fulfill() },
    ])
    #expect(
      await lines(of: runner) == [
        "testFirst starts", "testFirst 1 passed", "testSecond starts",
        #"testFirst 1: Expectation "once" was fulfilled 2 times, but expected 1 time (late)"#,
        "testSecond 1 passed", "1 passed, 1 failed",
      ])
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

  @Test(arguments: [-Double.infinity, -1, .nan])
  func `are not waited for if the timeout is negative or not a number`(_ timeout: Double) async {
    let results = await runTests(
      test { AssertExpectations([asyncExpectation(description: "never")], timeout: timeout) })
    let problem = #""never" was fulfilled 0 times, but expected 1 time"#
    #expect(
      results.first?.messages.first?.hasPrefix(
        "Timed out after 0.0 seconds waiting for 1 of 1 expectation: \(problem)") == true)
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
}
