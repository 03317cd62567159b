import LitmusReporting
import Testing

@Suite struct `A failure reporter` {
  let outer = FailureRecorder()
  let inner = FailureRecorder()

  @Test func `receives the failures of its operation, whose result is returned`() async {
    let result = withFailureReporter(outer) {
      reportFailure("inside")
      return 5
    }
    let later = await withFailureReporter(outer) {
      await Task.yield()
      reportFailure("after")
      return 6
    }
    #expect([result, later] == [5, 6])
    #expect(outer.messages == ["inside", "after"])
  }

  @Test func `is no longer current after its operation has thrown`() async {
    withFailureReporter(outer) {
      #expect(throws: Refusal()) {
        try withFailureReporter(inner) { throw Refusal() }
      }
      reportFailure("after synchronous")
    }
    await withFailureReporter(outer) {
      await #expect(throws: Refusal()) {
        try await withFailureReporter(inner) {
          await Task.yield()
          throw Refusal()
        }
      }
      reportFailure("after asynchronous")
    }
    #expect(inner.messages == [])
    #expect(outer.messages == ["after synchronous", "after asynchronous"])
  }

  @Test func `receives no failures while an inner one is current`() async {
    await withFailureReporter(outer) {
      reportFailure("before")
      withFailureReporter(inner) { reportFailure("synchronous") }
      await withFailureReporter(inner) {
        await Task.yield()
        reportFailure("asynchronous")
      }
      reportFailure("after")
    }
    #expect(inner.messages == ["synchronous", "asynchronous"])
    #expect(outer.messages == ["before", "after"])
  }

  @Test func `is current in tasks that its operation creates, even after it has ended`() async {
    let (resumed, resumption) = AsyncStream<Void>.makeStream()
    let task = withFailureReporter(outer) {
      Task {
        for await _ in resumed {}
        reportFailure("task")
      }
    }
    resumption.finish()
    await task.value
    await withFailureReporter(outer) {
      async let child: Void = reportFailure("child")
      await child
    }
    #expect(outer.messages == ["task", "child"])
  }

  @Test func `is not current in a detached task`() async {
    await withFailureReporter(outer) {
      await Task.detached { [inner] in
        // Without a reporter of its own, the task would report the failure to this test.
        withFailureReporter(inner) { reportFailure("detached") }
      }.value
    }
    #expect(outer.messages == [])
    #expect(inner.messages == ["detached"])
  }

  @Test func `may report to another one while it receives a failure`() {
    withFailureReporter(outer) {
      withFailureReporter(Relay(target: inner)) { reportFailure("relayed") }
    }
    #expect(outer.messages == [])
    #expect(inner.messages == ["relayed"])
  }

  @Test func `passes failures that it reports itself to the outer one`() {
    withFailureReporter(outer) {
      withFailureReporter(Prefixing()) { reportFailure("passed on") }
    }
    #expect(outer.messages == ["Seen: passed on"])
  }
}

// MARK: Fixtures

private struct Refusal: Error, Equatable {}

/// Reports each failure again, with a prefix.
private struct Prefixing: FailureReporter {
  func report(_ failure: ReportedFailure) { reportFailure("Seen: \(failure.message)") }
}

/// Reports each failure to another reporter, as an assertion's own reporter may.
private struct Relay: FailureReporter {
  var target: FailureRecorder

  func report(_ failure: ReportedFailure) {
    withFailureReporter(target) { reportFailure(failure) }
  }
}
