#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import LitmusReporting

/// One test, or failure in no known test, of a job's summary.
struct JobSummaryEntry {
  /// How many failures of one test are shown, and how many bytes of each text.
  private static let (mostFailures, longest) = (10, 16_000)

  private let problem: TestProblem
  private let change: ResultChange?
  private let environment: GitHubEnvironment

  init(_ problem: TestProblem, _ comparison: RunComparison, _ environment: GitHubEnvironment) {
    self.problem = problem
    self.environment = environment
    change =
      problem.mark == .flaky ? nil : problem.test.flatMap(comparison.change(ofFailed:))
  }

  /// The entry, which is closed until a reader opens it.
  var text: String {
    var text = "<details><summary>\(heading)</summary>\n\n"
    for failure in problem.failures.prefix(Self.mostFailures) { add(failure, to: &text) }
    let others = problem.failures.count - Self.mostFailures
    if others > 0 { text += "\(counted(others, "more failure")) left out.\n\n" }
    return text + "</details>\n\n"
  }

  private var heading: String {
    guard let test = problem.test else { return "\(problem.mark.rawValue) in no known test" }
    let name = Markdown.code(test.line(iteration: problem.iteration))
    return
      "\(problem.mark.rawValue) \(name) \(problem.words)\(change.map { " (\($0.words))" } ?? "")"
  }

  private func add(_ entry: RunTally.Entry.Failure, to text: inout String) {
    let failure = entry.failure
    let note = problem.note(on: entry).map { " (\($0))" } ?? ""
    let location = location(of: failure.callSite)
    if !location.isEmpty || !note.isEmpty { text += "<p>\(location)\(note)</p>\n\n" }
    text += Markdown.fenced(cut(visibleLines(failure.message).joined(separator: "\n")))
    if let difference = failure.difference {
      text += "\n" + Markdown.fenced(cut(Markdown.difference(difference)), as: "diff")
    }
    text += "\n"
  }

  /// Returns where it happened, as a link to the commit's file if that is known.
  private func location(of callSite: CallSite) -> String {
    guard callSite.isInSource else { return "" }
    guard let path = environment.workspace?.path(of: callSite) else {
      return Markdown.code("\(callSite)")
    }
    let name = Markdown.code("\(path):\(callSite.line)")
    guard let address = environment.address(of: path, line: callSite.line) else { return name }
    return "<a href=\"\(html(address))\">\(name)</a>"
  }

  private func cut(_ text: String) -> String { shortened(text, to: Self.longest) }
}
#endif
