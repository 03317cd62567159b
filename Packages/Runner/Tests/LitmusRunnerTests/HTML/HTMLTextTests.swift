import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

@Suite struct `Text on an HTML page` {
  @Test func `Markup is text`() {
    #expect(
      html(#"<b a="1" c='2'>&amp;</b>"#)
        == "&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;")
    #expect(html("plain 日本") == "plain 日本")
  }

  @Test func `Lines and tabs stay in a text of several lines, other control characters do not`() {
    #expect(htmlLines("<a>\n\tb\r\nc\rd\u{7}\n") == "&lt;a&gt;\n\tb\nc\\rd\\u{7}")
    #expect(htmlLines("\n\nlast") == "\n\nlast")
    #expect(htmlLines("") == "")
  }

  @Test func `The middle of a very long text is replaced by a note`() {
    let output = String(repeating: "0123456789\n", count: 200_000)
    let shown = htmlLines(output)
    #expect(shown.utf8.count < 1_000_100)
    #expect(shown.contains("\n… 1,200,000 characters left out …\n"))
  }

  @Test func `Durations have as many digits as a person needs`() {
    let durations: [Duration] = [
      .zero, .microseconds(3), .microseconds(340), .microseconds(2_449), .microseconds(9_960),
      .milliseconds(204), .microseconds(999_600), .seconds(1.204), .seconds(59.996), .seconds(125),
      .seconds(7_260), .seconds(-1),
    ]
    #expect(
      durations.map(\.pageText) == [
        "0 ms", "0.01 ms", "0.34 ms", "2.4 ms", "10 ms", "204 ms", "1.00 s", "1.20 s",
        "1 min 00 s", "2 min 05 s", "2 h 01 min", "0 ms",
      ])
  }

  @Test func `For a script, durations are milliseconds, as exact as in other reports`() {
    let durations: [Duration] = [
      .zero, .milliseconds(250), .microseconds(1_500), .microseconds(7), .microseconds(10_010),
    ]
    #expect(durations.map(\.pageMilliseconds) == ["0", "250", "1.5", "0.007", "10.01"])
  }

  @Test func `Shares have a point, and stay within the whole`() {
    #expect(
      [-1, 0, 12.3456, 99.9996, 120].map(percent) == [
        "0.000%", "0.000%", "12.346%", "100.000%", "100.000%",
      ])
  }
}
