import LitmusDifferences
import LitmusHarness
import LitmusReporting
import Testing

@Suite struct `A failure that a helper reports` {
  @Test func `is shown at the call site that it sets`() async {
    func expectDone(file: StaticString = #filePath, line: UInt = #line) async {
      withCallSite(CallSite(file: file, line: line)) { reportAll() }
      await withCallSite(CallSite(file: file, line: line)) {
        await Task { reportFailure("Not done in a task") }.value
      }
    }
    let line: UInt = #line + 1
    let failures = await FailureRecorder.record { await expectDone() }
    #expect(failures.count == 3)
    #expect(Set(failures.map(\.callSite)) == [CallSite(file: #filePath, line: line)])
  }

  @Test func `is shown at Swift Testing's location, with its module and column`() async {
    func expectDone(sourceLocation: SourceLocation = #_sourceLocation) async {
      withCallSite(sourceLocation) { reportAll() }
      await withCallSite(sourceLocation) {
        await Task.yield()
        reportFailure("Not done")
      }
    }
    let location = #_sourceLocation
    let failures = await FailureRecorder.record { await expectDone(sourceLocation: location) }
    #expect(failures.map(\.callSite) == Array(repeating: CallSite(location), count: 3))
    #expect(failures.map(\.callSite.fileID) == Array(repeating: #fileID, count: 3))
    #expect(failures.map(\.callSite.column) == Array(repeating: location.column, count: 3))
  }

  @Test func `is shown at the innermost call site`() {
    let failures = FailureRecorder.record {
      withCallSite(CallSite(file: "/a/Outer.swift", line: 1)) {
        withCallSite(CallSite(file: "/a/Inner.swift", line: 2)) { reportFailure("inner") }
        reportFailure("outer")
      }
      reportFailure("none", file: "/a/None.swift", line: 3)
    }
    #expect(
      failures.map(\.description) == [
        "Inner.swift:2: inner", "Outer.swift:1: outer", "None.swift:3: none",
      ])
  }

  @Test func `is shown where it says if it exists already`() {
    let failure = ReportedFailure(
      message: "existing", callSite: CallSite(file: "/a/Existing.swift", line: 9))
    let failures = FailureRecorder.record {
      withCallSite(CallSite(file: "/a/Outer.swift", line: 1)) { reportFailure(failure) }
    }
    #expect(failures.map(\.callSite) == [failure.callSite])
  }

  @Test func `is shown in Swift Testing at exactly that location`() {
    let location = #_sourceLocation
    withKnownIssue {
      withCallSite(location) { reportFailure("known") }
    } matching: {
      $0.sourceLocation == location
    }
  }

  private func reportAll() {
    reportFailure("Not done")
    expectNoDifference(1, 2)
  }
}
