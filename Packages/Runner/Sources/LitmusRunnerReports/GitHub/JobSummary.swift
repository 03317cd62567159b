#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import LitmusReporting

/// The summary of a run in Markdown, as GitHub shows it on the page of a workflow run.
struct JobSummary {
  let program: String
  let tally: RunTally
  let summary: TestRunSummary
  let comparison: RunComparison
  let slowest: SlowestTests
  let rerun: RerunCommand
  let environment: GitHubEnvironment

  /// Returns the text.
  ///
  /// - Parameter limit: How many bytes it may have; if it is longer, whole tests are left out, the
  ///   worst last.
  /// - Returns: The text; `nil` if not even the counts fit.
  func text(limit: Int) -> String? {
    let (head, tail) = (self.head, self.tail)
    let problems = tally.problems
    // Room for the note on the tests that are left out.
    var room = limit - head.utf8.count - tail.utf8.count - 200
    guard room >= 0 else { return head.utf8.count <= limit ? head : nil }
    var (text, shown, heading) = (head, 0, "")
    for problem in problems {
      let title = problem.mark == .flaky ? "### Flaky\n\n" : "### Failed\n\n"
      let entry =
        (title == heading ? "" : title) + JobSummaryEntry(problem, comparison, environment).text
      room -= entry.utf8.count
      guard room >= 0 else { break }
      text += entry
      (shown, heading) = (shown + 1, title)
    }
    if problems.count > shown {
      text +=
        "\(problems.count - shown) more left out: GitHub takes 1 MiB of a step. "
        + "The log has all.\n\n"
    }
    return text + tail
  }
}

// MARK: - Above and below the tests
extension JobSummary {
  private var head: String {
    let verdict = summary.isSuccess ? "✔ Passed" : "✘ Failed"
    var text = "<h2>\(verdict): \(Markdown.code(program))</h2>\n\n\(sentences)\n\n"
    text += "| Outcome | Tests |\n| :-- | --: |\n"
    for (mark, words, count) in counts where count > 0 {
      text += "| \(mark.map { "\($0.rawValue) " } ?? "")\(words) | \(count) |\n"
    }
    text += "\n"
    if let changes = comparison.words(after: summary.failedTests) {
      text += "Against the run before: \(changes).\n\n"
    }
    return text
  }

  private var sentences: String {
    var text = summary.size
    if let shard = tally.start?.shard { text += ", shard \(shard.index) of \(shard.count)" }
    text += "."
    if let seed = tally.start?.seed { text += " The order was shuffled with seed \(seed)." }
    return text
  }

  private var counts: [(mark: OutcomeSymbol?, words: String, count: Int)] {
    var counts: [(mark: OutcomeSymbol?, words: String, count: Int)] =
      OutcomeKind.bySeverity.map { ($0.mark, $0.words, summary.count(of: $0)) }
    let outside = summary.unattributed.count
    // A failure that belongs to no test is as severe as a failed test.
    let index = OutcomeKind.failed.severity + 1
    counts.insert((.unattributed, "failures in no known test", outside), at: index)
    return counts + [(nil, "not run", summary.notRun)]
  }

  private var tail: String {
    var text = ""
    if !slowest.entries.isEmpty {
      text += "<details><summary>Slowest tests</summary>\n<table>\n"
      for entry in slowest.entries {
        let name = Markdown.code(entry.test.line(iteration: entry.iteration))
        text += "<tr><td>\(entry.duration.milliseconds) s</td><td>\(entry.mark.rawValue)</td>"
        text += "<td>\(name)</td></tr>\n"
      }
      text += "</table>\n</details>\n\n"
    }
    if !summary.failedTests.isEmpty {
      let command = "\(rerun.running(summary.failedTests, after: tally.start))"
      text += "Run what failed again:\n\n\(Markdown.fenced(visible(command), as: "sh"))\n"
    }
    return text
  }
}
#endif
