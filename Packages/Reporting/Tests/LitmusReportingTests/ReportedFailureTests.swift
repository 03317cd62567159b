@_spi(Litmus) @_spi(LitmusHarness) import LitmusReporting
import Testing

@Suite struct `A reported failure` {
  @Test func `shows its message, and the difference below it`() {
    let plain = ReportedFailure(message: "Value was 1, but expected 2", callSite: callSite)
    #expect(plain.text == "Value was 1, but expected 2")
    #expect("\(plain)" == "CartTests.swift:12:5: Value was 1, but expected 2")
    let failure = ReportedFailure(
      message: "Carts differ", callSite: callSite, difference: "- apple\n+ pear")
    #expect(failure.text == "Carts differ\n- apple\n+ pear")
    #expect("\(failure)" == "CartTests.swift:12:5: Carts differ\n- apple\n+ pear")
  }

  @Test func `contains all that was reported, and the location`() throws {
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
    #expect(failure.callSite.column == 0)
  }

  @Test func `has the location that the reporting call passes`() {
    let failures = FailureRecorder.record {
      reportFailure("Elsewhere", file: "/tests/CartTests.swift", line: 12)
    }
    #expect(failures.map(\.callSite) == [CallSite(file: "/tests/CartTests.swift", line: 12)])
  }

  @Test func `shortens a long text, and has the whole text for an attachment`() {
    let long = String(repeating: "a", count: 20_000)
    let failure = ReportedFailure(message: long, callSite: callSite, difference: "- b")
    let shown =
      String(repeating: "a", count: 12_000) + " … 4000 bytes not shown … "
      + String(repeating: "a", count: 4_000)
    #expect(failure.text == "\(long)\n- b")
    #expect(failure.shownText == "\(shown)\n- b")
    #expect(failure.wholeText == "\(long)\n- b")
    let again = ReportedFailure(message: shown, callSite: callSite)
    #expect(again.shownText == shown)
    #expect(again.wholeText == nil)
    #expect(ReportedFailure(message: "short", callSite: callSite).wholeText == nil)
  }

  @Test func `is described again without limits if its text is shortened`() {
    let (short, long) = (Array(0..<10), Array(0..<2_000))
    var count = 0
    func failure(_ values: [Int]) -> ReportedFailure {
      count = 0
      return ReportedFailure(callSite: callSite) {
        count += 1
        return ("Value was \(failureText(of: values))", nil)
      }
    }
    #expect(failure(short).wholeText == nil)
    #expect(count == 1)
    #expect(failure(long).text == "Value was [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, … 1990 more]")
    #expect(failure(long).wholeText == "Value was \(long)")
    #expect(count == 2)
  }

  private let callSite = CallSite(
    fileID: "MyAppTests/CartTests.swift",
    filePath: "/tests/CartTests.swift",
    line: 12,
    column: 5
  )
}
