#if LITMUS_RUNNER
internal import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting

// The section with the lines that were executed, and those that were not.
extension Page {
  /// How many bytes of sources a page has; of files after that it names the lines only.
  private static let maxSources = 10_000_000

  /// Writes the section, if code coverage was measured.
  func writeCoverage(to out: (String) -> Void) {
    guard let coverage = report.coverage() else { return }
    let tally = coverage.tally
    out("<section id=\"coverage\"><h2>Coverage</h2>\n<p>")
    out("<strong>\(tally.percentText)</strong> of \(html(coverage.subject)): ")
    out("\(grouped(tally.covered)) of \(grouped(tally.lines)) in ")
    out("\(counted(coverage.files.count, "file"))</p>\n")
    if let problem = coverage.problem { out("<p class=\"word failed\">\(html(problem))</p>\n") }
    let files = coverage.files.map { (file: $0, tally: $0.tally) }
      .sorted { $0.tally.percent < $1.tally.percent }
    var size = 0
    for (file, tally) in files {
      let text = element(of: file, tally, withSource: size < Self.maxSources)
      size += text.utf8.count
      out(text)
    }
    out("</section>\n")
  }

  private func element(
    of file: CoverageReport.File, _ tally: CoverageTally, withSource: Bool
  ) -> String {
    let source = withSource ? report.sources.lines(at: file.path) : []
    var text =
      "<details class=\"file\"><summary><span class=\"number\">\(tally.percentText)</span> "
    text += "<code>\(html(file.name))</code> <span class=\"hint\">"
    text += "\(grouped(tally.covered)) of \(grouped(tally.lines, "line"))</span></summary>\n"
    if source.isEmpty {
      let lines = file.uncovered
      return text
        + "<p class=\"hint\">\(lines.isEmpty ? "All lines are covered." : "Not covered: \(lines)")"
        + "</p></details>\n"
    }
    text += "<pre tabindex=\"0\">"
    // One element for all lines in a row that are alike, because there may be very many lines.
    var state: CoverageState?
    let width = "\(source.count)".count
    for (index, line) in source.enumerated() {
      let next = CoverageState(file.counts[index + 1])
      if next != state {
        if state != nil { text += "</span>" }
        text += "<span class=\"\(next.rawValue)\">"
        state = next
      }
      text += "\(index + 1)".padded(to: width)
      text += " \(next.mark) \(html(String(line.replacing("\t", with: "  "))))\n"
    }
    return text + (state == nil ? "" : "</span>") + "</pre></details>\n"
  }
}

/// Whether a line was executed.
private enum CoverageState: String {
  case covered, uncovered, neither

  init(_ count: Int?) {
    self = count.map { $0 > 0 ? .covered : .uncovered } ?? .neither
  }

  /// A mark besides the color.
  var mark: String {
    switch self {
    case .covered: "✓"
    case .uncovered: "✗"
    case .neither: " "
    }
  }
}
#endif
