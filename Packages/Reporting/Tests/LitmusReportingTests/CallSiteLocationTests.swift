import LitmusDifferences
import LitmusHarness
import LitmusReporting
import Testing

@Suite struct `A call site made from a file and a line` {
  @Test func `has the file's folder as its module`() {
    let callSite = CallSite(file: "/app/Tests/CartTests/Sub/AddTests.swift", line: 12)
    #expect(callSite.fileID == "Sub/AddTests.swift")
    #expect(callSite.filePath == "/app/Tests/CartTests/Sub/AddTests.swift")
    #expect((callSite.line, callSite.column) == (12, 1))
  }

  @Test func `keeps a file ID as it is`() {
    #expect(CallSite(file: #fileID, line: 1).fileID == #fileID)
  }

  @Test func `does not trap on a line that is too large`() {
    #expect(CallSite(file: "", line: .max).line == .max)
  }
}

@Suite struct `A call site made from a source location` {
  @Test func `has all of it`() {
    let line = #line + 1
    let callSite = CallSite(#_sourceLocation)
    #expect(callSite.fileID == #fileID)
    #expect(callSite.filePath == #filePath)
    #expect(callSite.line == line)
    #expect(callSite.column > 1)
  }
}

@Suite struct `A failure that a helper reports` {
  @Test func `is shown at XCTest's location`() {
    func expectDone(file: StaticString = #filePath, line: UInt = #line) {
      reportFailure("Not done", file: file, line: line)
    }
    let line: UInt = #line + 1
    let failures = FailureRecorder.record { expectDone() }
    #expect(failures.map(\.callSite) == [CallSite(file: #filePath, line: line)])
  }

  @Test func `is shown at Swift Testing's location`() {
    func expectDone(sourceLocation: SourceLocation = #_sourceLocation) {
      reportFailure("Not done", sourceLocation: sourceLocation)
      expectNoDifference(1, 2, sourceLocation: sourceLocation)
    }
    let location = #_sourceLocation
    let failures = FailureRecorder.record { expectDone(sourceLocation: location) }
    #expect(failures.map(\.callSite) == [CallSite(location), CallSite(location)])
  }

  @Test func `does not trap on a line that is too large or negative`() {
    let failures = FailureRecorder.record {
      reportFailure("Not done", line: UInt.max)
      reportFailure("Not done", file: "/a/Helper.swift", line: -1)
    }
    #expect(failures.map(\.callSite.line) == [.max, 0])
  }
}
