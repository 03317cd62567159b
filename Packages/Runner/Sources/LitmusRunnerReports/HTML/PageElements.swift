#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore

/// The elements of a page about one test, or about a failure in no known test.
struct PageElements {
  /// How many characters of a failure's first line are shown in the line of a closed test.
  private static let longestNote = 200
  /// How many bytes are shown of a skipped test's reason, which is shown nowhere else.
  private static let longestReason = 2_000
  /// How many lines of the source are shown before and after a failure.
  private static let sourceLines = 3

  /// The command that reruns tests, which are added later; `nil` if there is none.
  var rerun: RerunCommand?
  var limits = PageLimits.wide
  var links = SourceLinks()
  /// The source files of failures; `nil` to show none.
  var sources: SourceFiles?

  /// Returns a test: a line that opens to show the details.
  func test(_ test: PageTest, isOpen: Bool) -> String {
    var text = ""
    text.reserveCapacity(1_024)
    addTag(of: test, isOpen: isOpen, to: &text)
    addSummary(of: test, to: &text)
    text += "<div class=\"body\">"
    text += HistoryElement(history: test.history).text
    addOutcome(of: test.result, to: &text)
    for attempt in test.result.earlierAttempts { add(attempt, of: test.result, to: &text) }
    addFoot(of: test, to: &text)
    text += "</div></details>\n"
    return text
  }

  private func addTag(of test: PageTest, isOpen: Bool, to text: inout String) {
    let result = test.result
    let id = result.test.id
    text += "<details class=\"test\" id=\""
    text += test.id
    text += "\" data-outcome=\""
    text += test.outcome.rawValue
    if test.outcome.isFailure { text += "\" data-failure=\"" }
    text += "\" data-module=\""
    text += html(id.module)
    text += "\" data-suite=\""
    text += html(id.suite)
    text += "\" data-name=\""
    text += html(id.name)
    if let title = result.test.title ?? result.test.suiteDisplayName {
      text += "\" data-title=\"\(html(title))"
    }
    text += "\" data-repetition=\"\(result.iteration)\" data-attempts=\"\(result.attempt)"
    text +=
      "\" data-duration=\"\(result.duration.pageMilliseconds)\" data-process=\"\(result.process)"
    text += "\" data-start=\"\(result.start.pageMilliseconds)\" data-changed=\""
    text += test.change?.rawValue ?? ""
    text += isOpen ? "\" open>" : "\">"
  }

  private func addSummary(of test: PageTest, to text: inout String) {
    let result = test.result
    text += "<summary>"
    text += test.mark
    text += "<span class=\"name\">"
    text += test.name
    text += titleElement(result.test.displayName)
    for tag in result.test.tags { text += " <span class=\"tag\">\(html(tag))</span>" }
    text += "</span>"
    if let change = test.change {
      text += "<span class=\"change \(change.rawValue)\">\(change.label)</span>"
    }
    text += "<span class=\"word \(test.outcome.rawValue)\">"
    text += test.outcome.label
    text += "</span><span class=\"time\">"
    text += result.duration.pageText
    text += "</span>"
    if let note = note(on: result) { text += "<span class=\"note\">\(html(note))</span>" }
    text += "</summary>"
  }

  /// The note on a closed test: why it was skipped, or its first failure.
  private func note(on result: TestResult) -> String? {
    if case .skipped(let reason) = result.outcome {
      return shortened(reason, to: Self.longestReason, separator: " ")
    }
    let attempts = [result] + result.earlierAttempts
    guard let failure = attempts.flatMap({ $0.failures + $0.expectedFailures }).first else {
      return nil
    }
    let line = failure.message.prefix { !$0.isNewline }
    let note = line.prefix(Self.longestNote)
    return note.endIndex < line.endIndex ? note + "…" : String(note)
  }

  private func addOutcome(of result: TestResult, to text: inout String) {
    for failure in result.failures { text += self.failure(failure) }
    for failure in result.expectedFailures { text += self.failure(failure, isExpected: true) }
    text += output(result.output)
    for attachment in result.attachments { text += self.attachment(attachment) }
  }

  /// Adds an earlier failed attempt.
  private func add(_ attempt: TestResult, of result: TestResult, to text: inout String) {
    let outcome = OutcomeKind(attempt.outcome)
    text += "<section class=\"attempt\" data-attempt=\"\(attempt.attempt)\""
    text += " data-outcome=\"\(outcome.rawValue)\""
    text += " data-duration=\"\(attempt.duration.pageMilliseconds)\">"
    // A flaky test has nothing else to show than its failed attempts.
    text += result.outcome == .flaky ? "<details open>" : "<details>"
    text += "<summary><span class=\"part\">Attempt "
    text += "\(attempt.attempt) of \(result.attempt): \(PageTest.mark(outcome)) "
    text += "<span class=\"word \(outcome.rawValue)\">\(outcome.label)</span>"
    text += " <span class=\"time\">\(attempt.duration.pageText)</span></span></summary>"
    addOutcome(of: attempt, to: &text)
    text += "</details></section>\n"
  }

  private func addFoot(of test: PageTest, to text: inout String) {
    let location = test.result.test.callSite
    text += "<p class=\"foot\">\(links.element(of: location, class: "where"))"
    // The script adds a button that copies the command, and a link, when the test is opened.
    if test.outcome.isFailure, var command = rerun {
      command.tests = [test.result.test.id]
      text += "<code class=\"command\">\(html(command.description))</code>"
    }
    text += "</p>"
  }
}

// A failure: its location, its message, and the difference.
extension PageElements {
  /// Returns a failure.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - isExpected: Whether the test expected it.
  func failure(_ failure: ReportedFailure, isExpected: Bool = false) -> String {
    let location = failure.callSite
    let kind = isExpected ? "expected" : "failure"
    var text = "<article class=\"\(kind)\" data-file=\"\(html(location.filePath))\""
    text += " data-line=\"\(location.line)\""
    if let column = location.knownColumn { text += " data-column=\"\(column)\"" }
    text += ">"
    text += "<p class=\"place\">\(links.element(of: location))"
    if isExpected { text += " <span class=\"label\">expected</span>" }
    if let error = failure.error {
      text += " <span class=\"label\">\(html(RecordedError(error).typeName))</span>"
    }
    text += "</p>" + frame(htmlLines(failure.message, to: limits.text), "message")
    if let difference = failure.difference, !difference.isEmpty {
      text += frame(colored(difference), "difference")
    }
    if let excerpt = sources?.excerpt(around: location, lines: Self.sourceLines) {
      text += element(of: excerpt)
    }
    return text + "</article>\n"
  }

  private func element(of excerpt: SourceExcerpt) -> String {
    let digits = "\(excerpt.lines.last?.number ?? 0)".count
    let lines = excerpt.lines.map { line in
      let number = "\(line.number)".padded(to: digits)
      let text = "<span class=\"number\">\(number)</span> \(html(line.text))\n"
      return line.isMarked ? "<mark>\(text)</mark>" : text
    }
    return frame(lines.joined(), "source")
  }

  /// Returns lines in a frame of a kind, which can have the focus, so that keys scroll those of a long text.
  private func frame(_ lines: String, _ kind: String) -> String {
    "<pre class=\"\(kind)\" tabindex=\"0\">\n\(lines)</pre>"
  }

  /// Returns a difference whose lines are marked as expected or actual.
  private func colored(_ difference: String) -> String {
    var text = ""
    for line in htmlLines(difference, to: limits.text).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      switch line.first {
      case "-", "−": text += "<del>\(line)\n</del>"
      case "+": text += "<ins>\(line)\n</ins>"
      default: text += "\(line)\n"
      }
    }
    return text
  }
}

// Output and attachments: text and images are shown, the rest can be saved.
extension PageElements {
  /// Returns the output of a test, or of a failure in no known test; empty if there is none.
  func output(_ output: String) -> String {
    guard !output.isEmpty else { return "" }
    let lines = htmlLines(output, to: limits.text)
    return "<p class=\"part\">Output</p>\(frame(lines, "output"))\n"
  }

  private func attachment(_ attachment: TestAttachment) -> String {
    let name = html(attachment.name)
    let (content, size) =
      switch attachment.content {
      case .text(let text): (element(of: text, named: attachment.name), text.utf8.count)
      case .data(let data): (element(of: data, named: attachment.name), data.count)
      }
    return """
      <figure class="attachment" data-name="\(name)" data-size="\(size)"><figcaption>\
      <bdi>\(name)</bdi> <span class="size">\(Self.text(for: size))</span></figcaption>\
      \(content)</figure>

      """
  }

  private func element(of text: String, named name: String) -> String {
    if text.utf8.count <= limits.attachment, ImageKind(text: text, name: name) == .svg {
      return image(Data(text.utf8), .svg, named: name)
    }
    let shown = frame(htmlLines(text, to: limits.text), "attached")
    let isCut = text.utf8.count > limits.text && text.utf8.count <= limits.attachment
    return isCut ? shown + link(to: Data(text.utf8), named: name) : shown
  }

  private func element(of data: Data, named name: String) -> String {
    guard data.count <= limits.attachment else {
      return "<p class=\"hint\">Too large for this page.</p>"
    }
    if let kind = ImageKind(data: data, name: name) { return image(data, kind, named: name) }
    return link(to: data, named: name)
  }

  /// Returns a link that saves the whole attachment.
  private func link(to data: Data, named name: String) -> String {
    """
    <a class="download" download="\(html(name))" href="data:application/octet-stream;base64,\
    \(data.base64EncodedString())">Save</a>
    """
  }

  /// Returns an image, in which nothing runs, not even scripts in an SVG drawing.
  private func image(_ data: Data, _ kind: ImageKind, named name: String) -> String {
    """
    <img alt="\(html(name))" loading="lazy" src="data:\(kind.rawValue);base64,\
    \(data.base64EncodedString())">
    """
  }

  private static func text(for size: Int) -> String {
    size < 10_000 ? grouped(size, "byte") : "\(grouped(size / 1_000)) kB"
  }
}
#endif
