#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore

/// The summary of a run in Markdown, as GitHub shows it on the page of a workflow run.
struct JobSummary {
  let program: String
  let tally: RunTally
  let summary: TestRunSummary
  let comparison: RunComparison
  let rerun: RerunCommand
  let environment: GitHubEnvironment

  /// Returns the text.
  ///
  /// - Parameter limit: How many bytes it may have; if it is longer, whole tests are left out, the
  ///   worst last.
  /// - Returns: The text; `nil` if not even the counts fit.
  func text(limit: Int) -> String? {
    let head = self.head
    let tail = self.tail
    let problems = tally.problems
    // Room for the note on the tests that are left out.
    var room = limit - head.utf8.count - tail.utf8.count - 200
    guard room >= 0 else { return head.utf8.count <= limit ? head : nil }
    var text = head
    var shown = 0
    var heading = ""
    for problem in problems {
      let title = problem.isFlaky ? "### Flaky\n\n" : "### Failed\n\n"
      let entry =
        (title == heading ? "" : title)
        + JobSummaryEntry(problem, names, comparison, environment).text
      room -= entry.utf8.count
      guard room >= 0 else { break }
      text += entry
      shown = shown + 1
      heading = title
    }
    if problems.count > shown {
      text +=
        "\(problems.count - shown) more left out: GitHub takes 1 MiB of a step. "
        + "The log has all.\n\n"
    }
    return text + tail
  }
}

// MARK: - Text around the tests
extension JobSummary {
  private var names: ShownNames { tally.names }

  private var head: String {
    let outcome = summary.isSuccess ? "✔ Passed" : "✘ Failed"
    var text = "<h2>\(outcome): \(Markdown.code(program))</h2>\n\n\(sentences)\n\n"
    text += "| Outcome | Tests |\n| :-- | --: |\n"
    for (mark, label, count) in counts where count > 0 {
      text += "| \(mark.map { "\($0.rawValue) " } ?? "")\(label) | \(count) |\n"
    }
    text += "\n"
    if let changes = comparison.text(after: summary.failedTests) {
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

  private var counts: [(mark: OutcomeSymbol?, label: String, count: Int)] {
    var counts: [(mark: OutcomeSymbol?, label: String, count: Int)] =
      OutcomeKind.allCases.map { ($0.mark, $0.label, summary.count(of: $0)) }
    let outside = summary.unattributed.count
    // A failure that belongs to no test is as severe as a failed test.
    let index = OutcomeKind.failed.severity + 1
    counts.insert((.unattributed, "failures in no known test", outside), at: index)
    return counts + [(nil, "not run", summary.notRun)]
  }

  private var tail: String {
    var text = ""
    if !tally.slowest.isEmpty {
      text += "<details><summary>Slowest tests</summary>\n<table>\n"
      for entry in tally.slowest {
        let name = Markdown.code(names.line(of: entry.test, iteration: entry.iteration))
        text += "<tr><td>\(entry.duration.milliseconds) s</td>"
        text += "<td>\(entry.outcome.mark.rawValue)</td><td>\(name)</td></tr>\n"
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

/// One test, or failure in no known test, of a job's summary.
struct JobSummaryEntry {
  /// How many failures of one test are shown, and how many bytes of each text.
  private static let (maxShownFailures, longest) = (10, 16_000)

  private let problem: TestProblem
  private let names: ShownNames
  private let change: ResultChange?
  private let environment: GitHubEnvironment

  init(
    _ problem: TestProblem, _ names: ShownNames, _ comparison: RunComparison,
    _ environment: GitHubEnvironment
  ) {
    self.problem = problem
    self.names = names
    self.environment = environment
    change = problem.isFlaky ? nil : problem.test.flatMap(comparison.change(ofFailed:))
  }

  /// The entry, which is closed until a reader opens it.
  var text: String {
    var text = "<details><summary>\(heading)</summary>\n\n"
    for failure in problem.failures.prefix(Self.maxShownFailures) { add(failure, to: &text) }
    let others = problem.failures.count - Self.maxShownFailures
    if others > 0 { text += "\(counted(others, "more failure")) left out.\n\n" }
    return text + "</details>\n\n"
  }

  private var heading: String {
    guard let entry = problem.entry else { return "\(problem.mark.rawValue) in no known test" }
    let name = Markdown.code(names.line(of: entry.test, iteration: entry.iteration))
    return
      "\(problem.mark.rawValue) \(name) \(problem.label)\(change.map { " (\($0.label))" } ?? "")"
  }

  private func add(_ entry: TestFailure, to text: inout String) {
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

/// The file that a step adds Markdown to.
struct JobSummaryFile {
  /// How many bytes GitHub accepts from a step; if there is one more, it accepts none.
  static let maxBytes = 1024 * 1024

  let path: String

  /// Adds a text.
  ///
  /// - Parameter text: Returns the text, of no more than some bytes; `nil` if they are too few.
  /// - Throws: A ``ReportError`` if it could not be written.
  func add(_ text: (_ limit: Int) -> String?) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ReportError(writing: path, errno) }
    defer { close(descriptor) }
    // The step may have written other text before.
    let size = max(0, Int(lseek(descriptor, 0, SEEK_END)))
    let separator = size > 0 ? "\n\n" : ""
    guard let text = text(Self.maxBytes - size - separator.utf8.count) else {
      throw ReportError(writing: path, EFBIG)
    }
    let writer = FileWriter(descriptor: descriptor, name: path)
    writer.write(separator + text)
    try writer.finish()
  }
}

/// Parts of a Markdown page on GitHub, in which no text of a test is markup.
///
/// Names are in HTML blocks, where Markdown is not interpreted, and in `code` elements, where
/// GitHub does not turn `@name` and `#1` into links either. Texts of several lines are in code
/// fences.
enum Markdown {
  /// Returns a name as HTML.
  static func code(_ text: String) -> String { "<code>\(html(text))</code>" }

  /// Returns a text in a code fence that none of its lines can close.
  ///
  /// - Parameters:
  ///   - text: The text, whose control characters are shown.
  ///   - language: The language for syntax coloring.
  static func fenced(_ text: String, as language: String = "text") -> String {
    var longest = 2
    var current = 0
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(text)\n\(fence)\n"
  }

  /// Returns a difference whose lines begin as those that GitHub colors.
  static func difference(_ text: String) -> String {
    visibleLines(text).map { line in
      switch line.unicodeScalars.first {
      case "−": "-" + String(line.unicodeScalars.dropFirst())
      default: line
      }
    }.joined(separator: "\n")
  }
}
#endif
