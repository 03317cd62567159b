import LitmusReporting
import Testing

@Suite struct `A failure reporter` {
  let outer = FailureRecorder()
  let inner = FailureRecorder()

  @Test func `takes the failures of its operation, whose result is returned`() {
    let result = withFailureReporter(outer) {
      reportFailure("inside")
      return 5
    }
    #expect(result == 5)
    #expect(outer.messages == ["inside"])
  }

  @Test func `takes the failures of an asynchronous operation, whose result is returned`() async {
    let result = await withFailureReporter(outer) {
      reportFailure("before")
      await Task.yield()
      reportFailure("after")
      return 5
    }
    #expect(result == 5)
    #expect(outer.messages == ["before", "after"])
  }

  @Test func `is no longer in force when its operation has thrown`() async {
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

  @Test func `gives way to an inner one for as long as that is in force`() async {
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

  @Test func `is in force in the tasks made within it, and stays so when it has ended`() async {
    let gate = Gate()
    let task = withFailureReporter(outer) {
      Task {
        await gate.wait()
        reportFailure("task")
      }
    }
    await gate.open()
    await task.value
    await withFailureReporter(outer) {
      async let child: Void = reportFailure("child")
      await child
    }
    #expect(outer.messages == ["task", "child"])
  }

  @Test func `is not in force in a detached task`() async {
    await withFailureReporter(outer) {
      await Task.detached { [inner] in
        // Without a reporter of its own the failure would be this test's.
        withFailureReporter(inner) { reportFailure("detached") }
      }.value
    }
    #expect(outer.messages == [])
    #expect(inner.messages == ["detached"])
  }

  @Test func `may report again while it takes a failure`() {
    withFailureReporter(outer) {
      withFailureReporter(Relay(target: inner)) { reportFailure("relayed") }
    }
    #expect(outer.messages == [])
    #expect(inner.messages == ["relayed"])
  }

  @Test func `hands on what it reports itself to the one around it`() {
    withFailureReporter(outer) {
      withFailureReporter(Prefixing()) { reportFailure("passed on") }
    }
    #expect(outer.messages == ["Seen: passed on"])
  }
}

// MARK: Fixtures

private struct Refusal: Error, Equatable {}

/// Reports what it is given again, with a word before it.
private struct Prefixing: FailureReporter {
  func report(_ failure: ReportedFailure) { reportFailure("Seen: \(failure.message)") }
}

/// Reports what it is given to another reporter, as an assertion's own reporter may.
private struct Relay: FailureReporter {
  var target: FailureRecorder

  func report(_ failure: ReportedFailure) {
    withFailureReporter(target) { reportFailure(failure) }
  }
}
