@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

@Suite struct `The parts of reporters` {
  private let id = TestID(module: "App", suite: "Cart.Tests", name: "testAdds(1)")
  private let place = CallSite(
    fileID: "App/CartTests.swift", filePath: "/src/CartTests.swift", line: 3, column: 5)

  @Test func `Control characters are shown, not executed`() {
    #expect(
      visible("a\u{1b}[2J\u{0}\n\r\t\u{9b}\u{202e}\u{61c}\u{ffff}é")
        == "a\\u{1b}[2J\\u{0}\\n\\r\\t\\u{9b}\\u{202e}\\u{61c}\\u{ffff}é")
    #expect(visibleLines("a\tb\r\n\u{7}\n") == ["a\tb", "\\u{7}"])
    #expect(visibleLines("") == [])
  }

  @Test func `Wide characters and emoji take two columns, combining ones none`() {
    #expect(width(of: "abc") == 3)
    #expect(width(of: "日本") == 4)
    #expect(width(of: "👩‍👩‍👧🇩🇪❤️") == 6)
    #expect(width(of: "e\u{301}…") == 2)
    #expect(cut("日本語", to: 6) == "日本語")
    #expect(cut("日本語", to: 5) == "日本…")
    #expect(cut("日本語", to: 4) == "日…")
    #expect(cut("abc", to: 0) == "")
  }

  @Test func `Durations have a fixed number of digits`() {
    #expect(Duration.milliseconds(61_204).milliseconds == "61.204")
    #expect(Duration.microseconds(499).milliseconds == "0.000")
    #expect(Duration.milliseconds(-5).milliseconds == "0.000")
    #expect(Duration.microseconds(1_500).milliseconds == "0.002")
    #expect(Duration.microseconds(1_500).microseconds == "0.001500")
  }

  @Test func `XML holds any text`() {
    #expect(
      xml("<a & \"b\">]]>\n\t\u{1}\u{fffe}👍")
        == "&lt;a &amp; &quot;b&quot;&gt;]]&gt;&#10;&#9;\\u{1}\\u{fffe}👍")
  }

  @Test func `A program's own flags are not the runner's options`() {
    func arguments(_ line: String) -> [String]? {
      TestRunner.requestedArguments(
        line.split(separator: " ").map(String.init), ownFlags: ["--verbose"], environment: [:])
    }
    #expect(arguments("run --verbose") == nil)
    #expect(arguments("run --run-tests") == [])
    #expect(arguments("run --verbose --run-tests --list") == ["--list", "--", "--verbose"])
    #expect(
      arguments("run --run-tests --verbose -- a -- b") == ["--", "--verbose", "a", "--", "b"])
    #expect(arguments("run -- --run-tests") == nil)
  }

  @Test func `A failure as a line of JSON`() {
    let failure = ReportedFailure(message: "a \"b\"\n\u{1}", callSite: place, difference: "− 1")
    let event = TestEvent.failure(
      TestFailure(
        test: nil, iteration: nil, failure: failure, isExpected: false, isLate: true))
    #expect(
      JSONLinesReporter.line(event)
        == #"{"attempt":1,"column":5,"difference":"− 1","error":null,"errorType":null,"event":"failure","#
        + #""expected":false,"file":"/src/CartTests.swift","fileID":"App/CartTests.swift","late":true,"line":3,"message":"a \"b\"\n\u0001","#
        + #""output":"","repetition":null,"test":null,"version":1}"#)
  }

  @Test func `A column that is not known is in no report`() throws {
    let failure = ReportedFailure(
      message: "no",
      callSite: CallSite(
        fileID: "App/CartTests.swift", filePath: "CartTests.swift", line: 3, column: 0))
    let event = TestEvent.unattributed(failure)
    #expect(JSONLinesReporter.line(event).contains(#""column":null,"#))
    #expect("\(failure)" == "CartTests.swift:3: no")
    #expect(SourcePaths.current.text(of: failure.callSite) == "CartTests.swift:3")
    #expect(!PageElements().failure(failure).contains("column"))
    let links = try SourceLinks(editor: "vscode")
    let path = CallSite(fileID: "App/A.swift", filePath: "/A.swift", line: 3, column: 0)
    #expect(links.editor(path) == "vscode://file/A.swift:3:1")
  }

  @Test func `The bar leaves the last column free, and names the running tests`() {
    let now = ContinuousClock.now
    var bar = ProgressBar()
    bar.begin(TestRunStart(testCount: 4, iterations: 1, suiteCount: 1, seed: nil), at: now)
    let later = now + .milliseconds(2_340)
    let test = TestDescription(id: id, callSite: place)
    bar.running.begin(test, iteration: 1, at: now)
    bar.running.begin(test, iteration: 2, at: later - .milliseconds(999))
    bar.finish(result(of: test))
    #expect(
      bar.line(columns: 80, at: later, .plain)
        == "█████░░░░░░░░░░░░░░░ 1/4  ✔ 1  2.3 s  Cart.Tests/testAdds(1)")
    #expect(
      bar.line(columns: 45, at: later, .plain) == "█████░░░░░░░░░░░░░░░ 1/4  ✔ 1  2.3 s  Cart.…")
  }

  @Test func `A slow test is marked, and a repetition has its number`() throws {
    let slow = result(
      of: TestDescription(id: id, callSite: place), iteration: 2, duration: .milliseconds(1_500))
    #expect(
      try written { TerminalLines(writer: $0, style: .plain).writeHead(slow) }
        == "✔ Cart.Tests/testAdds(1), repetition 2 (1.500 s) SLOW\n")
  }
}
