import LitmusEventually
import LitmusReporting
import Testing

@Suite struct `A value that does not become equal` {
  @Test func `is reported with the expected value and the number of tries`() async throws {
    let line = #line + 2
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(actual: { 1 }, expected: 2, clock: TestClock())
    }
    #expect(
      failures.map(\.text) == [
        "Expected 2, but was 1 after 61 tries, timing out after 1.0 seconds"
      ]
    )
    #expect(failures.map(\.callSite.line) == [line])
    #expect(failures.map(\.callSite.fileID) == [#fileID])
  }

  @Test(arguments: [
    (0, "1 try, timing out after 0.0 seconds"),
    (-1, "1 try, timing out after 0.0 seconds"),
    (.nan, "1 try, timing out after 0.0 seconds"),
    (0.0011, "3 tries, timing out after 0.0011 seconds"),
  ]) func `is tried at least once`(timeout: Double, ending: String) async throws {
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(
        actual: { 1 },
        expected: 2,
        timeout: timeout,
        clock: TestClock()
      )
    }
    #expect(failures.map(\.text) == ["Expected 2, but was 1 after \(ending)"])
  }

  @Test func `is shown quoted and escaped if it is a string`() async throws {
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(
        actual: { "a\tb" },
        expected: "\"c\"",
        timeout: .zero,
        clock: TestClock()
      )
    }
    #expect(
      failures.map(\.text) == [
        #"Expected "\"c\"", but was "a\tb" after 1 try, timing out after 0.0 seconds"#
      ]
    )
  }

  @Test func `is shown with the difference below if it has parts`() async throws {
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(
        actual: { [1, 2] },
        expected: [1, 3],
        timeout: .zero,
        clock: TestClock()
      )
    }
    #expect(
      failures.map(\.message) == [
        "Expected [1, 3], but was [1, 2] after 1 try, timing out after 0.0 seconds"
      ]
    )
    #expect(
      failures.map(\.difference) == [failureDifference(expected: [1, 3], actual: [1, 2])]
    )
  }

  @Test func `is reported with the error of the last try`() async throws {
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(
        actual: { throw FetchError.offline },
        expected: 2,
        timeout: .zero,
        clock: TestClock()
      )
    }
    #expect(
      failures.map(\.text) == [
        "Expected 2, but caught error offline after 1 try, timing out after 0.0 seconds"
      ]
    )
    #expect(failures.map { $0.error as? FetchError } == [.offline])
  }

  @Test func `is reported when the task is cancelled`() async {
    let failures = await FailureRecorder.record {
      let clock = TestClock { throw CancellationError() }
      await #expect(throws: CancellationError.self) {
        try await expectToEventuallyEqual(actual: { 1 }, expected: 2, clock: clock)
      }
    }
    #expect(
      failures.map(\.text) == [
        "Expected 2, but was 1 after 1 try, cancelled before the timeout of 1.0 seconds"
      ]
    )
  }
}

// MARK: - Fixtures

private enum FetchError: Error {
  case offline
}
