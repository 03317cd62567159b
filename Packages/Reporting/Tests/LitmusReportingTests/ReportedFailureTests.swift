import LitmusReporting
import Testing

@Suite struct `A reported failure` {
  @Test func `shows its message`() {
    let failure = ReportedFailure(message: "Value was 1, but expected 2", callSite: callSite)
    #expect(failure.text == "Value was 1, but expected 2")
    #expect("\(failure)" == "CartTests.swift:12:5: Value was 1, but expected 2")
  }

  @Test func `shows the difference below its message`() {
    let failure = ReportedFailure(
      message: "Carts differ",
      callSite: callSite,
      difference: "- apple\n+ pear"
    )
    #expect(failure.text == "Carts differ\n- apple\n+ pear")
    #expect("\(failure)" == "CartTests.swift:12:5: Carts differ\n- apple\n+ pear")
  }

  @Test func `carries all that was reported, and where`() throws {
    let callSiteBefore = CallSite()
    let failures = FailureRecorder.record {
      reportFailure("Carts differ", difference: "- apple", error: CancellationError())
    }
    let failure = try #require(failures.first)
    #expect(failures.count == 1)
    #expect(failure.message == "Carts differ")
    #expect(failure.difference == "- apple")
    #expect(failure.error is CancellationError)
    #expect(failure.callSite.fileID == callSiteBefore.fileID)
    #expect(failure.callSite.filePath == callSiteBefore.filePath)
    #expect(failure.callSite.line == callSiteBefore.line + 2)
    #expect(failure.callSite.column == 20)
  }

  @Test func `carries the place that it is given`() {
    let failures = FailureRecorder.record {
      reportFailure(
        "Elsewhere",
        fileID: callSite.fileID,
        filePath: callSite.filePath,
        line: callSite.line,
        column: callSite.column
      )
    }
    #expect(failures.map(\.callSite) == [callSite])
  }

  private let callSite = CallSite(
    fileID: "MyAppTests/CartTests.swift",
    filePath: "/tests/CartTests.swift",
    line: 12,
    column: 5
  )
}
