import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

@Suite("The texts of all reports")
struct WordsTests {
  @Test func `Each outcome has a text, a symbol and a severity`() {
    #expect(
      OutcomeKind.allCases.map { "\($0.mark.rawValue) \($0.label)" } == [
        "☠ crashed", "⧖ timed out", "✘ failed", "↻ flaky", "≈ failed as expected", "↷ skipped",
        "✔ passed",
      ])
    #expect(OutcomeKind.allCases.map(\.severity) == Array(0..<7))
    #expect(OutcomeKind.allCases.filter(\.isFailure) == [.crashed, .timedOut, .failed])
  }

  @Test func `The terminal and a screen have the same texts for a run`() {
    var summary = TestRunSummary()
    #expect(summary.size == "0 tests in 0.000 s")
    #expect(summary.parts.map(\.label) == ["0 passed"])
    (summary.passed, summary.failed, summary.crashed, summary.timedOut) = (1, 2, 3, 4)
    (summary.flaky, summary.skipped, summary.failedAsExpected) = (5, 6, 7)
    (summary.notRun, summary.suiteHooks, summary.duration) = (8, 1, .milliseconds(1_204))
    let place = CallSite(
      fileID: "Shop/CartTests.swift", filePath: "/CartTests.swift", line: 1, column: 1)
    summary.unattributed = [ReportedFailure(message: "late", callSite: place)]
    #expect(OutcomeKind.allCases.map(summary.count(of:)) == [3, 4, 2, 5, 7, 6, 1])
    #expect(summary.size == "35 tests and 1 suite hook in 1.204 s")
    #expect(
      summary.parts.map { "\($0.mark?.rawValue ?? "-") \($0.label)" } == [
        "✔ 1 passed", "✘ 2 failed", "☠ 3 crashed", "⧖ 4 timed out", "↻ 5 flaky", "↷ 6 skipped",
        "≈ 7 failed as expected", "- 8 not run", "! 1 failure in no known test",
      ])
  }

  @Test func `A text has one line break after its last line`() {
    #expect(["", "a", "a\n", "a\r\n"].map(\.endingLine) == ["", "a\n", "a\n", "a\r\n"])
  }

  @Test(arguments: OutcomeKind.allCases)
  func `The summary and the JSON report count each outcome`(of kind: OutcomeKind) {
    let test = TestDescription(
      id: TestID(module: "Shop", suite: "CartTests", name: "testAdds"), callSite: CallSite())
    var summary = TestRunSummary()
    summary.add(result(of: test, TestOutcome(kind)))
    #expect(summary.parts.map(\.label).contains("1 \(kind.label)"))
    #expect(JSONLinesReporter.line(.runFinished(summary)).contains("\"\(kind.rawValue)\":1"))
  }

  @Test func `An image is recognized by its first bytes, and a drawing by its name, too`() {
    func kind(_ start: String) -> ImageKind? { ImageKind(data: Data(start.utf8)) }
    #expect(kind("GIF89a") == .gif)
    #expect(kind("RIFF1234WEBPVP8 ") == .webp)
    #expect(kind("RIFFWEBP") == nil)
    #expect(kind("<svg>") == nil)
    #expect(ImageKind(data: Data([0xff, 0xd8, 0xff, 0xe0])) == .jpeg)
    #expect(ImageKind(data: Data("<svg>".utf8), name: "a.SVG") == .svg)
    #expect(ImageKind(data: Data("<svg>".utf8), name: "a.txt") == nil)
  }

  @Test
  func `A text within the limit is not shortened; a longer one is shortened to the limit`() throws {
    #expect(AbbreviatedText(of: "日本", bytes: 6) == nil)
    #expect(AbbreviatedText(of: "日本語", characters: 3) == nil)
    let bytes = try #require(AbbreviatedText(of: "日本語", bytes: 6))
    #expect([bytes.head, bytes.tail] == ["日", "語"])
    #expect(bytes.note == "… 1 characters left out …")
    let characters = try #require(AbbreviatedText(of: "日本語です", characters: 3))
    #expect([characters.head, characters.tail] == ["日", "です"])
    #expect(characters.note == "… 2 characters left out …")
  }
}
