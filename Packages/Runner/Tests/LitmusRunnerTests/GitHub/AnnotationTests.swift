@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

@Suite struct `GitHub's annotations` {
  private let place = "file=Tests/CartTests.swift,line=3,col=5"

  @Test func `What has a meaning in a command is escaped, in properties more than in the text`() {
    let command = WorkflowCommand(
      name: .error, file: "a,b:c.swift", line: 1, column: 2, title: "50%: a, b\n",
      message: "50%: a, b\r\nc%0A")
    #expect(
      "\(command)"
        == "::error file=a%2Cb%3Ac.swift,line=1,col=2,title=50%25%3A a%2C b%0A::50%25: a, b%0D%0Ac%250A"
    )
  }

  @Test func `The worst comes first, and flaky tests are warnings`() {
    var run = RecordedRun()
    run.start.retries = 2
    run.add("testFails", .failed, ["Value was 1, but expected 2", "second", "third"])
    run.add("testLoads", .flaky, attempt: 2, after: ["Value was 3, but expected 4"])
    run.add("testPasses", .passed)
    run.add("testIsLate", .passed)
    run.add("testSaves", .failed, ["no"], attempt: 3, after: ["first", "second"])
    run.add("testHangs", .timedOut, ["Test ran too long"])
    run.add("testTraps", .crashed, ["Process ended"])
    run.addLate("Closed", "testIsLate")
    run.addUnattributed("Whose is this?")
    #expect(
      run.annotations == [
        "::error \(place),title=CartTests/testTraps crashed::Process ended",
        "::error \(place),title=CartTests/testHangs timed out::Test ran too long",
        "::error \(place),title=Failure in no known test::Whose is this?"
          + "%0A(outside of a test)",
        "::error \(place),title=CartTests/testFails failed::Value was 1, but expected 2"
          + "%0A(and 2 more failures)",
        "::error \(place),title=CartTests/testSaves failed in 3 attempts::no",
        "::error \(place),title=CartTests/testIsLate failed::Closed%0A(the test had already ended)",
        "::warning \(place),title=CartTests/testLoads is flaky%3A did not fail in attempt 2::"
          + "Value was 3, but expected 4%0A(attempt 1)",
      ])
  }

  @Test func `A test has one, however often it was repeated`() {
    var run = RecordedRun()
    for iteration in 1...12 { run.add("test", .failed, ["in \(iteration)"], iteration: iteration) }
    #expect(
      run.annotations == [
        "::error \(place),title=CartTests/test failed%2C in 12 repetitions::in 1"
      ])
  }

  @Test(arguments: [10, 11, 13])
  func `If there are more than GitHub shows, the last line says how many`(count: Int) {
    var run = RecordedRun()
    for index in 1...count {
      run.add("test\(index)", .failed, ["no"])
      run.add("testFlaky\(index)", .flaky, attempt: 2, after: ["no"])
    }
    let lines = run.annotations
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    let text = "GitHub shows 10 errors and 10 warnings of a step; the log has all."
    #expect(
      lines.dropFirst(20)
        == [
          10: [],
          11: ["::notice title=1 more failure and 1 more flaky test::\(text)"],
          13: ["::notice title=3 more failures and 3 more flaky tests::\(text)"],
        ][count, default: []][...])
  }

  @Test func `A location that is not in the workspace is in the text`() {
    let elsewhere = CallSite(
      fileID: "App/Cart.swift", filePath: "/usr/src/Cart.swift", line: 7, column: 1)
    let unknown = CallSite(fileID: "<unknown>", filePath: "<unknown>", line: 0, column: 0)
    var run = RecordedRun()
    run.add("testElsewhere", .failed, ["no"], at: elsewhere)
    run.add("testAnywhere", .failed, ["no"], at: unknown)
    #expect(
      run.annotations == [
        "::error title=CartTests/testElsewhere failed::Cart.swift:7:1: no",
        "::error title=CartTests/testAnywhere failed::no",
      ])
  }

  @Test
  func `Control characters are shown, differences follow, and long texts lose their middle`() {
    var run = RecordedRun()
    run.add("test\u{1b}\n", .failed, ["a\u{202e}\r\nb"], difference: "- 1\n+ 2")
    run.add("testLong", .failed, [String(repeating: "日", count: 3_000)])
    let part = String(repeating: "日", count: 666)
    #expect(
      run.annotations == [
        "::error \(place),title=CartTests/test\\u{1b}\\n failed::a\\u{202e}%0Ab%0A- 1%0A+ 2",
        "::error \(place),title=CartTests/testLong failed::"
          + "\(part)%0A… 1,668 characters left out …%0A\(part)",
      ])
  }
}
