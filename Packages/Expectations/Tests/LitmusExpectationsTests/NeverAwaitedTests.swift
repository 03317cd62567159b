import LitmusExpectations
import Testing

@Suite struct `An expectation that nobody waits for` {
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

  @Test func `is reported even if it was fulfilled, or is inverted, or brings a value`() {
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

  @Test func `is reported from any thread to the reporter of who made it`() async {
    let failures = await FailureRecorder.record {
      let expectation = asyncExpectation(description: "done")
      await Task.detached { [expectation] in expectation.doNothing() }.value
    }
    #expect(failures.count == 1)
  }

  @Test func `is not reported once any wait has had it in its list`() async {
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
}

@Suite(.checksExpectations) struct `A suite that checks its expectations` {
  /// Outlives its test, as one in a cycle does.
  @MainActor private static var leaked: [AsyncExpectation] = []

  @Test(arguments: 1...3) @MainActor func `lets those pass that were awaited`(number: Int) async {
    let done = asyncExpectation(description: "done")
    Self.leaked.append(done)
    done.fulfill()
    await waitForExpectations([done])
  }
}

// MARK: - Fixtures

extension AsyncExpectation {
  /// Is there, so that the expectation can be made and forgotten.
  fileprivate func doNothing() {}
}
