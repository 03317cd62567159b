import Foundation
@_spi(Litmus) import LitmusReporting
import LitmusRunnerCore
import Testing

@testable import LitmusRunnerModels

@Suite @MainActor struct `The detail of a test` {
  private let place = CallSite(
    fileID: "App/CartTests.swift", filePath: "/src/CartTests.swift", line: 12, column: 5)

  @Test func `has its failures with location and difference`() throws {
    let failed = ReportedFailure(
      message: "Carts were\nnot equal", callSite: place,
      difference: "  Cart(\n-   count: 1\n+   count: 2\n  )")
    let detail = TestDetail(item { $0.failures = [failed] })
    let failure = try #require(detail.failures.first)
    #expect(failure.location == "CartTests.swift:12:5")
    #expect(
      failure.difference == [
        DifferenceLine(kind: .same, text: " Cart("),
        DifferenceLine(kind: .removed, text: "   count: 1"),
        DifferenceLine(kind: .added, text: "   count: 2"),
        DifferenceLine(kind: .same, text: " )"),
      ])
    #expect(
      detail.text == """
        ✘ CartTests/testAdds: failed
        CartTests.swift:12:5: Carts were
        not equal
            Cart(
          −   count: 1
          +   count: 2
            )
        """)
    #expect(detail.rerun == .test(inCart("testAdds")))
    #expect(detail.tags == ["slow"])
    #expect(detail.location == "CartTests.swift:12:5")
    #expect(detail.duration == .milliseconds(2))
    #expect(detail.repetition == nil)
  }

  @Test func `has expected failures after the others`() {
    let detail = TestDetail(
      item {
        $0.expectedFailures = [ReportedFailure(message: "Known", callSite: place)]
        $0.failures = [ReportedFailure(message: "New", callSite: place)]
      })
    #expect(detail.failures.map(\.message) == ["New", "Known"])
    #expect(detail.failures.map(\.note) == [nil, "expected"])
    #expect(detail.failures.map(\.id) == [0, 1])
    #expect(detail.failures[1].text == "CartTests.swift:12:5: Known (expected)")
  }

  @Test func `has earlier attempts with their own failures`() {
    let description = TestDescription(id: inCart("testAdds"), callSite: place)
    var first = result(of: description, .failed)
    first.failures = [ReportedFailure(message: "No", callSite: place)]
    let detail = TestDetail(
      item {
        $0.outcome = .flaky
        $0.attempt = 2
        $0.earlierAttempts = [first]
      })
    #expect(detail.earlierAttempts.map(\.status) == [.failed])
    #expect(detail.lastAttempt?.id == 2)
    #expect(
      detail.text == """
        ↻ CartTests/testAdds: flaky
        Attempt 1: failed
        CartTests.swift:12:5: No
        Attempt 2: flaky
        """)
  }

  @Test func `has attachments with what can be shown of them`() {
    let png = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])
    let webP = Data("RIFF....WEBP".utf8)
    let detail = TestDetail(
      item {
        $0.attachments = [
          TestAttachment(name: "a\u{202e}.txt", content: .text("one\r\ntwo\u{7}")),
          TestAttachment(name: "b.png", content: .data(png)),
          TestAttachment(name: "c.webp", content: .data(webP)),
          TestAttachment(name: "d.png", content: .data(Data("<svg>".utf8))),
        ]
      })
    #expect(detail.attachments.map(\.name) == [#"a\u{202e}.txt"#, "b.png", "c.webp", "d.png"])
    #expect(
      detail.attachments.map(\.content) == [
        .text("one\ntwo\\u{7}"), .image(png), .image(webP), .data(Data("<svg>".utf8)),
      ])
    #expect(detail.attachments.map(\.size) == [9, 9, 12, 5])
  }

  @Test func `has output whose middle is left out if it is very long`() {
    #expect(LongText.cut("0123456789", to: 10) == "0123456789")
    #expect(
      LongText.cut(String(repeating: "é", count: 1_234_570), to: 4)
        == "éé\n… 1,234,566 characters left out …\néé")
    #expect(LongText.cut("abcdefgh", to: 3) == "a\n… 5 characters left out …\ngh")
    let detail = TestDetail(item { $0.output = "a\u{1b}[0m\tb\n" })
    #expect(detail.output == "a\\u{1b}[0m\tb")
  }

  @Test
  func `has messages, lines of differences and reasons without their middle if they are very long`()
  {
    let long = String(repeating: "x", count: 1_000_000)
    let failed = ReportedFailure(
      message: long, callSite: place, difference: "  Cart(\n- \(long)\n+ short\n  )")
    let detail = TestDetail(item { $0.failures = [failed] })
    let half = String(repeating: "x", count: 5_000)
    #expect(detail.failures[0].message == "\(half)\n… 990,000 characters left out …\n\(half)")
    let (start, end) = (half.prefix(499), half.prefix(500))
    #expect(
      detail.failures[0].difference == [
        DifferenceLine(kind: .same, text: " Cart("),
        DifferenceLine(
          kind: .removed, text: " \(start) … 999,001 characters left out … \(end)"),
        DifferenceLine(kind: .added, text: " short"),
        DifferenceLine(kind: .same, text: " )"),
      ])
    func skipped(_ reason: String) -> TestDetail {
      TestDetail(item { $0.outcome = .skipped(reason: reason) })
    }
    #expect(skipped(long).skipReason == "\(end) … 999,000 characters left out … \(end)")
    #expect(skipped("No\nnetwork").skipReason == #"No\nnetwork"#)
    #expect(skipped("No\nnetwork").text == #"↷ CartTests/testAdds: skipped (No\nnetwork)"#)
  }

  /// A test that has failed, as changed.
  private func item(_ change: (inout TestResult) -> Void) -> TestItem {
    let item = TestItem(
      TestDescription(id: inCart("testAdds"), tags: ["slow"], callSite: place))
    var result = result(of: item.description, .failed)
    change(&result)
    item.end(result)
    return item
  }
}
