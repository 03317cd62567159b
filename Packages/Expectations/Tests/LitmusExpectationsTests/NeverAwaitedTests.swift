import LitmusExpectations
@_spi(Litmus) import LitmusReporting
import Testing
import XCTest

@Suite struct `An expectation that is never awaited` {
  @Test func `is reported when it is released, at the line that made it`() async {
    let line = #line + 2
    let failures = FailureRecorder.record {
      asyncExpectation(description: "done", expectedFulfillmentCount: 0).doNothing()
    }
    #expect(
      failures.map(\.message) == [
        #"Expectation "done" was never awaited, but expected to be. "#
          + "To fix this, pass it to waitForExpectations"
      ]
    )
    #expect(failures.map(\.callSite.line) == [line])
    #expect(failures.map(\.callSite.fileID) == [#fileID])
  }

  @Test func `is reported even if it was fulfilled, is inverted or has a value`() {
    let failures = FailureRecorder.record {
      asyncExpectation(description: "fulfilled").fulfill()
      asyncExpectation(description: "inverted", isInverted: true).doNothing()
      asyncExpectation(description: "value", of: Int.self).fulfill(with: 1)
    }
    #expect(
      failures.map(\.message)
        == ["fulfilled", "inverted", "value"].map {
          #"Expectation "\#($0)" was never awaited, but expected to be. "#
            + "To fix this, pass it to waitForExpectations"
        }
    )
  }

  @Test func `is reported from any thread to the reporter of the test that made it`() async {
    let failures = await FailureRecorder.record {
      let expectation = asyncExpectation(description: "done")
      await Task.detached { [expectation] in expectation.doNothing() }.value
    }
    #expect(failures.count == 1)
  }

  @Test func `is not reported if the task that made it has been cancelled`() async {
    let failures = await FailureRecorder.record {
      await Task {
        let done = asyncExpectation(description: "done")
        withUnsafeCurrentTask { $0?.cancel() }
        done.doNothing()
      }.value
    }
    #expect(failures.map(\.message) == [])
  }

  @Test func `is reported if another task that was cancelled releases it`() async {
    let failures = await FailureRecorder.record {
      var done: AsyncExpectation? = asyncExpectation(description: "done")
      let task = Task { [done] in
        withUnsafeCurrentTask { $0?.cancel() }
        done?.doNothing()
      }
      done = nil
      await task.value
    }
    #expect(failures.count == 1)
  }

  @Test func `is not reported if it was in the list of any wait`() async {
    let failures = await FailureRecorder.record {
      let one = asyncExpectation(description: "one")
      let other = asyncExpectation(description: "other")
      let value = asyncExpectation(description: "value", of: Int.self)
      let notYet = asyncExpectation(description: "not yet", isInverted: true)
      one.fulfill()
      value.fulfill(with: 1)
      await waitForAnyExpectation([one, other])
      _ = await waitForValue(of: value)
      await waitForExpectations([notYet], timeout: .zero)
    }
    #expect(failures.map(\.message) == [])
  }

  @Test(arguments: [true, false])
  func `is reported after the tear-down of a test case that holds it`(isAwaited: Bool) async {
    let testCase = Case()
    let scope = TestScope(of: testCase)
    let failures = await FailureRecorder.record {
      TestScope.$current.withValue(scope) {
        testCase.stopped = asyncExpectation(description: "stopped")
        testCase.parts = [asyncExpectation(description: "part", of: Int.self)]
      }
      let atEnd = FailureRecorder.record { scope.end() }
      #expect(atEnd.map(\.message) == [])
      if isAwaited {
        await waitForExpectations([testCase.stopped!] + testCase.parts, timeout: .zero)
      }
      scope.finish(testCase)
    }
    #expect(failures.count == (isAwaited ? 1 : 2))
    #expect(failures.contains { $0.message.contains("never awaited") } != isAwaited)
  }
}

@Suite(.checksExpectations) struct `A suite that checks its expectations` {
  /// Expectations that outlive their test, as in a retain cycle.
  @MainActor private static var leaked: [AsyncExpectation] = []

  @Test(arguments: 1...3) @MainActor func `passes if all of them were awaited`(number: Int) async {
    let done = asyncExpectation(description: "done")
    Self.leaked.append(done)
    done.fulfill()
    await waitForExpectations([done])
  }

  @Test(arguments: [true, false])
  @MainActor func `fails a test only if that is not cancelled`(isCancelled: Bool) async throws {
    let (test, testCase) = (try #require(Test.current), Test.Case.current)
    let failures = await FailureRecorder.record {
      await Task { @MainActor in
        try? await LitmusTrait.checksExpectations.provideScope(for: test, testCase: testCase) {
          @MainActor in
          Self.leaked.append(asyncExpectation(description: "leaked"))
          if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
        }
      }.value
      Self.leaked.removeLast()
    }
    #expect(failures.count == (isCancelled ? 0 : 1))
  }
}

/// Skips its tests, before anything can wait for their expectations.
final class SkippedTestCaseTests: XCTestCase {
  private var done: AsyncExpectation!

  override func setUpWithError() throws {
    done = asyncExpectation(description: "done")
    if name.contains("InSetUp") { throw XCTSkip("Nothing may be reported") }
  }

  func testInSetUp() {}

  func testInTheTest() throws {
    let another = asyncExpectation(description: "another")
    another.doNothing()
    throw XCTSkip("Nothing may be reported")
  }
}

/// Waits in its tear-down.
final class TearDownTestCaseTests: XCTestCase {
  private var stopped: AsyncExpectation!

  override func setUp() async throws { stopped = asyncExpectation(description: "stopped") }

  override func tearDown() async throws {
    stopped.fulfill()
    await waitForExpectations([stopped])
  }

  func testWaitsInItsTearDown() {}
}

// MARK: - Fixtures

private class BaseCase {
  var stopped: AsyncExpectation?
}

private final class Case: BaseCase {
  var parts: [AsyncValueExpectation<Int>] = []
}

extension AsyncExpectation {
  /// Does nothing, so a test can make an expectation that it does not store.
  fileprivate func doNothing() {}
}
