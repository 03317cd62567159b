import LitmusExpectations
import Testing

@Suite struct `A wait in a detached task` {
  @Test func `has the default timeout of the test that made the expectation`() async {
    let failures = await FailureRecorder.record {
      await withDefaultTimeout(7) {
        let done = asyncExpectation(description: "done")
        let loaded = asyncExpectation(description: "loaded", of: Int.self)
        await Task.detached {
          await waitForExpectations([done], clock: .jumping)
          _ = await waitForAnyExpectation([done], clock: .jumping)
          _ = await waitForValue(of: loaded, clock: .jumping)
          await waitForExpectations([done], timeout: 2, clock: .jumping)
        }.value
      }
    }
    #expect(
      failures.map(\.message)
        == [("7.0", "done"), ("7.0", "done"), ("7.0", "loaded"), ("2.0", "done")].map {
          "Timed out after \($0) seconds waiting for 1 of 1 expectation: "
            + "\"\($1)\" was fulfilled 0 times, but expected 1 time"
        })
  }

  @Test func `has the default timeout and the reporter of the test that made the emissions`() async
  {
    let failures = await FailureRecorder.record {
      await withDefaultTimeout(7) {
        let source = AsyncStream<Int>.makeStream()
        let emissions = Emissions(of: source.stream)
        await Task.detached {
          await emissions.next(clock: .jumping)
          await emissions.rest(timeout: 2, clock: .jumping)
        }.value
      }
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after 7.0 seconds: 0 values were emitted, but expected 1",
        "Timed out after 2.0 seconds: 0 values were emitted, but expected the end",
      ])
  }

  @Test func `reports to a reporter of the task itself`() async {
    let recorder = FailureRecorder()
    let failures = await FailureRecorder.record {
      let done = asyncExpectation(description: "done")
      await Task.detached {
        await withFailureReporter(recorder) {
          await waitForExpectations([done], timeout: 0)
        }
      }.value
    }
    #expect(failures.isEmpty)
    #expect(recorder.failures.count == 1)
  }
}
