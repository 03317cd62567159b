import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports
@testable import LitmusRunnerStorage

@Suite struct `An HTML page` {
  @Test func `The policy names the hashes of the style and the script, and allows nothing else`()
    throws
  {
    // `embed --check` compares the hashes with the files.
    let page = RecordedRun().page
    let policy = try #require(
      page.between("<meta http-equiv=\"Content-Security-Policy\" content=\"", "\">"))
    #expect(
      policy == "default-src 'none'; script-src '\(PageFiles.scriptHash)'; "
        + "style-src '\(PageFiles.styleHash)'; img-src data:; base-uri 'none'; form-action 'none'")
    #expect(page.components(separatedBy: "<style").count == 2)
    #expect(page.components(separatedBy: "<script").count == 2)
    let beforePolicy = try #require(page.components(separatedBy: "<meta http-equiv").first)
    #expect(
      beforePolicy == "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
  }

  @Test func `Style and script do not end the elements that they are in, and load nothing`() {
    for text in [PageFiles.style, PageFiles.script] {
      #expect(!text.lowercased().contains("</s"))
      #expect(!text.contains("<!--"))
      #expect(!text.replacing("http://www.w3.org/2000/svg", with: "").contains("://"))
    }
    #expect(!PageFiles.script.contains("innerHTML"))
    #expect(!PageFiles.style.contains("@import"))
  }

  @Test func `No element has a style or a handler of its own`() {
    let body = everything.page.body
    #expect(!body.contains(" style="))
    #expect(!body.contains(/<[^>]* on[a-z]+=/))
    #expect(!body.contains("javascript:"))
  }

  @Test func `Each text of a run is escaped wherever it is shown`() {
    // A text without white space, that no place could show and not escape.
    let page = everything("<\"'&>\u{202e}").page
    for attribute in [
      "data-name", "data-suite", "data-module", "data-file", "data-copy", "alt", "download",
    ] {
      #expect(page.contains(" \(attribute)=\""))
      for value in page.values(of: attribute) {
        #expect(!value.contains("<") && !value.contains("'"), "\(attribute): \(value)")
      }
    }
    #expect(!page.body.contains("<\""))
    #expect(!page.body.contains("&>"))
    #expect(!page.contains("\u{202e}"))
  }

  @Test func `The page is well-formed: each element that is opened is closed, in order`() throws {
    for page in [everything.page, everything("<\"'&>").page, RecordedRun().page] {
      var open: [String] = []
      for match in page.body.matches(of: /<(\/?)([a-z0-9]+)((?:[^>"]|"[^"]*")*)>/) {
        let (isEnd, name) = (match.1 == "/", String(match.2))
        if ["img", "input", "br", "meta"].contains(name) || match.3.hasSuffix("/") { continue }
        if isEnd {
          #expect(open.popLast() == name)
        } else {
          open.append(name)
        }
      }
      #expect(open.isEmpty)
      let ids = page.body.values(of: "id")
      #expect(Set(ids).count == ids.count)
    }
  }

  @Test func `Lines of a difference are marked by sign and element`() {
    var result = cartResult("testAdds", .failed)
    result.failures = [
      cartFailure("Value was 2", difference: "  Cart(\n-   count: 1\n+   count: <2>\n  )")
    ]
    #expect(
      RecordedRun(result).page.texts(of: "pre", " class=\"difference\" tabindex=\"0\"") == [
        "\n  Cart(\n<del>-   count: 1\n</del><ins>+   count: &lt;2&gt;\n</ins>  )\n"
      ])
  }

  @Test func `Attached text and images are shown, and other attachments can be saved`() {
    let png = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"
    var result = cartResult("testAdds")
    result.attachments = [
      TestAttachment(name: "a.txt", content: .text("<b>\n")),
      TestAttachment(name: "a.png", content: .data(png)),
      TestAttachment(name: "a.svg", content: .text(drawing)),
      TestAttachment(name: "a.html", content: .text(drawing)),
      TestAttachment(name: "a.bin", content: .data(Data([1, 2]))),
      TestAttachment(name: "big.bin", content: .data(Data(count: 10_000_001))),
    ]
    let page = RecordedRun(result).page
    #expect(page.texts(of: "figcaption").count == 6)
    #expect(page.contains("<pre class=\"attached\" tabindex=\"0\">\n&lt;b&gt;</pre>"))
    #expect(
      page.contains(
        "<img alt=\"a.png\" loading=\"lazy\" src=\"data:image/png;base64,iVBORw0KGgoA\">"))
    #expect(page.contains("<img alt=\"a.svg\" loading=\"lazy\" src=\"data:image/svg+xml;base64,"))
    #expect(page.contains("<pre class=\"attached\" tabindex=\"0\">\n&lt;svg xmlns=&#39;"))
    #expect(
      page.contains(
        "<a class=\"download\" download=\"a.bin\" href=\"data:application/octet-stream;base64,AQI=\">Save</a>"
      ))
    #expect(page.contains("<bdi>big.bin</bdi> <span class=\"size\">10,000 kB</span>"))
    #expect(page.contains("Too large for this page."))
  }

  @Test func `An attached text that is shortened can be saved as a whole`() {
    let text = String(repeating: "x", count: 1_000_001)
    var result = cartResult("testAdds")
    result.attachments = [
      TestAttachment(name: "a.txt", content: .text(text)),
      TestAttachment(name: "b.txt", content: .text(String(text.dropLast()))),
      TestAttachment(name: "c.txt", content: .text(String(repeating: text, count: 10))),
    ]
    let page = RecordedRun(result).page
    #expect(page.values(of: "download") == ["a.txt"])
    #expect(page.contains(";base64,\(Data(text.utf8).base64EncodedString())\">Save</a>"))
  }

  @Test func `On a very large page, the remaining texts and attachments are shortened`() {
    var (large, small) = (cartResult("testA"), cartResult("testB"))
    let data = TestAttachment(name: "a.bin", content: .data(Data(count: 9_000_000)))
    large.attachments = [TestAttachment](repeating: data, count: 9)
    small.attachments = [TestAttachment(name: "b.bin", content: .data(Data(count: 20_001)))]
    small.output = String(repeating: "x", count: 5_000)
    // What follows the large attachments: to search in these takes seconds.
    let page = String(decoding: RecordedRun(large, small).page.utf8.suffix(100_000), as: UTF8.self)
    #expect(page.texts(of: "p", " class=\"hint\"").first == "Too large for this page.")
    #expect(page.contains("x\n… 1,000 characters left out …\nx"))
  }

  @Test
  func `The environment has all that is known, and of the variables only the commit`() throws {
    var run = RecordedRun(cartResult("testA"))
    let header = RunHeader(
      program: "/bin/app", arguments: ["--run-tests", "a b"], seed: 7,
      date: Date(timeIntervalSince1970: 0))
    let commit = "0123456789abcdef0123456789abcdef01234567"
    run.environment = RunEnvironment(
      header, variables: ["GITHUB_SHA": commit, "TOKEN": "secret"])
    run.environment.system = "Linux"
    run.environment.swift = "6.3"
    run.start.seed = 7
    run.summary.duration = .seconds(1.5)
    let list = try #require(run.page.between("<details id=\"environment\">", "</details>"))
    #expect(
      list.texts(of: "summary") == [
        "<span><time datetime=\"1970-01-01T00:00:00Z\">1970-01-01 00:00:00 UTC</time> · "
          + "<code>/bin/app --run-tests &#39;a b&#39;</code> · <code>0123456789ab</code></span>"
      ])
    let rows = zip(list.texts(of: "dt"), list.texts(of: "dd")).map { "\($0): \($1)" }
    #expect(
      rows == [
        "Started: <time datetime=\"1970-01-01T00:00:00Z\">1970-01-01 00:00:00 UTC</time>",
        "Duration: 1.50 s", "Program: <code>/bin/app</code>",
        "Arguments: <code>--run-tests &#39;a b&#39;</code>", "Seed: <code>7</code>", "Processes: 1",
        "Swift: 6.3", "System: Linux", "Commit: <code>0123456789ab</code>",
      ])
    #expect(
      RunEnvironment.commit(in: ["CI_COMMIT": "hunter2", "GIT_COMMIT": "abc1234"]) == "abc1234")
  }

  @Test func `A failed test opens by itself, unless there are many`() {
    var run = RecordedRun()
    for number in 1...20 { run.add(cartResult("test\(number)", .failed, "no")) }
    #expect(run.page.components(separatedBy: "\" open>").count == 22)
    run.add(cartResult("test21", .failed, "no"))
    #expect(run.page.components(separatedBy: "\" open>").count == 2)
  }

  @Test func `A run of no test has a page, too`() {
    let page = RecordedRun().page
    #expect(page.contains("<title>– app: No test ran</title>"))
    #expect(page.contains("No test took any time."))
    #expect(!page.contains("<section id=\"timeline\">"))
  }
}

// MARK: - Fixtures
extension `An HTML page` {
  private var everything: RecordedRun { everything("text") }

  /// A run with all outcomes, in which each text is the same.
  private func everything(_ text: String) -> RecordedRun {
    var run = RecordedRun()
    run.environment = RunEnvironment(
      program: text, arguments: [text], started: Date(), swift: text, system: text)
    run.rerun = RerunCommand(program: text)
    let place = CallSite(fileID: text, filePath: text, line: 1, column: 1)
    let failure = ReportedFailure(
      message: text, callSite: place, difference: "- \(text)\n+ \(text)\n\(text)",
      error: RecordedError(typeName: text, description: text))
    for (number, outcome) in TestOutcome.all(reason: text).enumerated() {
      let id = TestID(module: text, suite: text, name: "\(text)\(number)")
      let test = TestDescription(id: id, tags: [text], callSite: place)
      var result = result(of: test, outcome)
      result.failures = outcome.isFailure ? [failure] : []
      result.expectedFailures = [failure]
      result.output = text
      result.duration = .milliseconds(number)
      result.attachments = [
        TestAttachment(name: text, content: .text(text)),
        TestAttachment(name: text, content: .data(Data(text.utf8))),
        TestAttachment(name: "\(text).svg", content: .text("<svg>\(text)</svg>")),
      ]
      result.earlierAttempts = [result]
      run.previous[id] = number == 0 ? .failed : .passed
      run.add(result)
    }
    run.addUnattributed(text)
    return run
  }
}
