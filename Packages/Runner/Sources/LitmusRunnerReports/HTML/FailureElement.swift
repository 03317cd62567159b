#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import LitmusReporting

/// One failure on a page: its location, its message, and the difference.
struct FailureElement {
  let failure: ReportedFailure
  /// Whether the test expected the failure.
  var isExpected = false
  var limits = PageLimits.wide
  var links = SourceLinks()

  var text: String {
    let location = failure.callSite
    let kind = isExpected ? "expected" : "failure"
    var text = "<article class=\"\(kind)\" data-file=\"\(html(location.filePath))\""
    text += " data-line=\"\(location.line)\" data-column=\"\(location.column)\">"
    text += "<p class=\"place\">\(links.element(of: location))"
    if isExpected { text += " <span class=\"label\">expected</span>" }
    if let error = failure.error {
      text += " <span class=\"label\">\(html(RecordedError(error).typeName))</span>"
    }
    text += "</p><pre class=\"message\">\n\(htmlLines(failure.message, to: limits.text))</pre>"
    if let difference = failure.difference, !difference.isEmpty {
      text += "<pre class=\"difference\">\n\(colored(difference))</pre>"
    }
    return text + "</article>\n"
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
#endif
