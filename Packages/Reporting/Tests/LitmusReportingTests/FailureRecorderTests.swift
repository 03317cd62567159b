import LitmusReporting
import Testing

@Suite struct `A failure recorder` {
  @Test func `stores failures in the order of the reports, until they are removed`() {
    let recorder = FailureRecorder()
    #expect(recorder.messages == [])
    recorder.report(ReportedFailure(message: "first", callSite: CallSite()))
    recorder.report(ReportedFailure(message: "second", callSite: CallSite()))
    #expect(recorder.messages == ["first", "second"])
    recorder.removeAll()
    #expect(recorder.messages == [])
    recorder.report(ReportedFailure(message: "third", callSite: CallSite()))
    #expect(recorder.messages == ["third"])
  }

  @Test func `returns the failures of an operation`() async {
    #expect(FailureRecorder.record {}.isEmpty)
    let synchronous = FailureRecorder.record {
      reportFailure("first")
      reportFailure("second")
    }
    #expect(synchronous.map(\.message) == ["first", "second"])
    let asynchronous = await FailureRecorder.record {
      reportFailure("first")
      await Task { reportFailure("second") }.value
    }
    #expect(asynchronous.map(\.message) == ["first", "second"])
  }

  @Test func `throws what the operation throws`() async {
    #expect(throws: CancellationError.self) {
      try FailureRecorder.record { throw CancellationError() }
    }
    await #expect(throws: CancellationError.self) {
      try await FailureRecorder.record {
        await Task.yield()
        throw CancellationError()
      }
    }
  }

  @Test func `accepts a failure from the deinit of an error that it removes`() {
    let recorder = FailureRecorder()
    withFailureReporter(recorder) {
      reportFailure("kept", error: ReportsWhenReleased())
      recorder.removeAll()
    }
    #expect(recorder.failures.map(\.message) == ["released"])
  }
}

// MARK: Fixtures

private final class ReportsWhenReleased: Error {
  deinit { reportFailure("released") }
}
