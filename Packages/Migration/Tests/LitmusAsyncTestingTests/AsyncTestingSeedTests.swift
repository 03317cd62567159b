import LitmusAsyncTesting
import Testing
import XCTest

@Suite struct `An expectation of AsyncTesting` {
  @Test func `has an initializer and asynchronous properties`() async {
    let failures = await FailureRecorder.record {
      let twice = AsyncExpectation(description: "twice", expectedFulfillmentCount: 2)
      #expect(await twice.expectationDescription == "twice")
      #expect(await twice.isInverted == false)
      #expect(await twice.expectedFulfillmentCount == 2)
      await twice.fulfill()
      #expect(await twice.isFulfilled == false)
      await twice.fulfill()
      #expect(await twice.isFulfilled)
      await AsyncTesting.waitForExpectations([twice])
      let never = AsyncExpectation(description: "never", isInverted: true)
      #expect(await never.isInverted)
      #expect(await never.isFulfilled == false)
      await AsyncTesting.waitForExpectations([never], timeout: 0.0)
    }
    #expect(failures.map(\.text) == [])
  }

  @Test func `is made and awaited by the static functions of its type`() async {
    let line = #line + 7
    let failures = await FailureRecorder.record {
      let twice = AsyncExpectation.expectation(description: "twice", expectedFulfillmentCount: 2)
      let never = AsyncExpectation.expectation(description: "never", isInverted: true)
      await twice.fulfill()
      await twice.fulfill()
      await AsyncExpectation.waitForExpectations([twice])
      await AsyncExpectation.waitForExpectations(
        [never, .expectation(description: "x")], timeout: 0)
      await AsyncExpectation.waitForExpectations([], timeout: .leastNonzeroMagnitude)
      _ = AsyncExpectation.expectation(description: "done")
      let last = AsyncExpectation.expectation(description: "last")
      await AsyncExpectation.waitForExpectations(
        [last], timeout: 0, file: "/a/b/Helpers.swift", line: 1_000)
    }
    #expect(
      failures.map(\.message) == [
        #"Timed out after 0.0 seconds waiting for 1 of 1 expectation: "x" was fulfilled 0 times, "#
          + "but expected 1 time",
        #"Expectation "done" was never awaited, but expected to be. "#
          + "To fix this, pass it to waitForExpectations",
        #"Timed out after 0.0 seconds waiting for 1 of 1 expectation: "last" was fulfilled 0 times, "#
          + "but expected 1 time",
      ])
    #expect(failures.map(\.callSite.line) == [line, line + 3, 1_000])
    #expect(failures.last?.callSite.filePath == "/a/b/Helpers.swift")
  }

  @Test func `that is not awaited is reported where it was made`() {
    var line = 0
    let failures = FailureRecorder.record {
      line = #line + 1
      _ = AsyncExpectation(description: "done")
    }
    #expect(failures.map(\.callSite.line) == [line])
    #expect(failures.first?.callSite.fileID == #fileID)
  }

  @Test func `is reported at the line that fulfilled it too often`() async {
    let line = #line + 6
    let failures = await FailureRecorder.record {
      for helper in [fulfillAtFileAndLine, fulfillAtSourceLocation] {
        let done = AsyncTesting.expectation(description: "done")
        await done.fulfill()
        await waitForExpectations([done])
        await helper(done)
      }
      let done = asyncExpectation(description: "done", expectedFulfillmentCount: 0)
      await done.fulfill()
      await waitForExpectations([done])
    }
    #expect(failures.map(\.callSite.line) == [1_000, 2_000, line + 3])
    #expect(failures.map(\.callSite.filePath) == ["/a/b/Helpers.swift", #filePath, #filePath])
    #expect(failures.last?.callSite.fileID == #fileID)
  }

  private func fulfillAtFileAndLine(_ expectation: AsyncExpectation) async {
    await expectation.fulfill(file: "/a/b/Helpers.swift", line: 1_000)
  }

  private func fulfillAtSourceLocation(_ expectation: AsyncExpectation) async {
    let location = SourceLocation(
      fileID: #fileID, filePath: #filePath, line: 2_000, column: 1)
    await withCallSite(location) { await expectation.fulfill() }
  }
}

@Suite struct `A helper that passes its caller's location on` {
  @Test func `to a wait shows failures there`() async {
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await expectDoneAtFileAndLine()
      await expectDoneAtSourceLocation()
    }
    #expect(
      failures.map(\.callSite.line) == [line, line, line, line + 1, line + 1, line + 1])
    #expect(failures.allSatisfy { $0.callSite.filePath == #filePath })
    #expect(failures[3...].allSatisfy { $0.callSite.fileID == #fileID })
    #expect(
      failures[0].message
        == #"Timed out after 0.0 seconds waiting for 1 of 1 expectation: "done" was fulfilled 0 times, "#
        + "but expected 1 time")
    #expect(
      failures[2].message == "Timed out after 0.0 seconds waiting for a task that did not end")
  }

  private func expectDoneAtFileAndLine(
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let done = asyncExpectation(description: "done")
    await waitForExpectations([done], timeout: 0, file: file, line: line)
    await AsyncTesting.waitForExpectations([done], timeout: 0, file: file, line: line)
    await #expect(throws: TestTaskTimeout.self) {
      try await testTask(timeout: 0, file: file, line: line) {
        await AsyncRunner(for: .infinity).run()
      }
    }
  }

  private func expectDoneAtSourceLocation(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let done = asyncExpectation(description: "done")
    await withCallSite(sourceLocation) {
      await waitForExpectations([done], timeout: .zero)
      await AsyncTesting.waitForExpectations([done], timeout: 0.0)
      await #expect(throws: TestTaskTimeout.self) {
        try await testTask(timeout: .zero) { await AsyncRunner(for: .infinity).run() }
      }
    }
  }
}

final class AsyncTestingSeedXCTests: XCTestCase {
  func testFailuresAreShownAtTheCallerOfAHelper() async throws {
    let line = #line + 1
    let failures = await FailureRecorder.record { await expectDone() }
    XCTAssertEqual(failures.map(\.callSite.line), [line, line])
    XCTAssertEqual(failures.map(\.callSite.filePath), [#filePath, #filePath])
  }

  private func expectDone(file: StaticString = #filePath, line: UInt = #line) async {
    let done = asyncExpectation(description: "done")
    await waitForExpectations([done], timeout: 0, file: file, line: line)
    do {
      try await testTask(timeout: 0, file: file, line: line) {
        await AsyncRunner(for: .infinity).run()
      }
    } catch {
      XCTAssert(error is TestTaskTimeout)
    }
  }
}
