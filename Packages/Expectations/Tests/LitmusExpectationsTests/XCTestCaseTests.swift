import LitmusExpectations
import XCTest

final class XCTestCaseTests: XCTestCase {
  func testWaitsInAnOrdinaryAsyncTest() async {
    let done = asyncExpectation(description: "done")
    let loaded = asyncExpectation(description: "loaded", of: Int.self)
    let loading = Task {
      done.fulfill()
      loaded.fulfill(with: 1)
    }
    await waitForExpectations([done], timeout: .seconds(10))
    await waitForExpectations(
      [done, loaded], timeout: 10, enforceOrder: true, watching: loading)
  }

  func testWaitsInClosuresThatCannotCaptureTheTestCase() async {
    let done = asyncExpectation(description: "done")
    addTeardownBlock {
      let tornDown = asyncExpectation(description: "torn down")
      let loaded = asyncExpectation(description: "loaded", of: Int.self)
      try await testTask {
        tornDown.fulfill()
        loaded.fulfill(with: 1)
      }
      await LitmusExpectations.waitForExpectations([done, tornDown])
      let value = await waitForValue(of: loaded)
      XCTAssertEqual(value, 1)
    }
    await Task.detached {
      let detached = asyncExpectation(description: "detached")
      detached.fulfill()
      await LitmusExpectations.waitForExpectations([detached])
    }.value
    done.fulfill()
  }

  func testReportsAtTheLineOfTheWait() async {
    let done = asyncExpectation(description: "done", expectedFulfillmentCount: 2)
    let notDone = asyncExpectation(description: "not done", isInverted: true)
    done.fulfill()
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await waitForExpectations([done, notDone], timeout: 0.5, clock: .jumping)
      await waitForExpectations([done], timeout: .milliseconds(250), clock: .jumping)
    }
    XCTAssertEqual(
      failures.map(\.message),
      ["0.5", "0.25"].map {
        "Timed out after \($0) seconds waiting for 1 of 1 expectation: "
          + #""done" was fulfilled 1 time, but expected 2 times"#
      }
    )
    XCTAssertEqual(failures.map(\.callSite.line), [line, line + 1])
  }
}
