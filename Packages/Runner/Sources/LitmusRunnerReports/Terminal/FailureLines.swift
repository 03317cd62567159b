#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import LitmusReporting

/// A writer of the lines below a test's line: its failures and its output.
struct FailureLines {
  /// How many columns of one line of a failure are shown; JUnit and JSON reports have all.
  private static let longest = 4_000
  private static let longestCompact = 200
  /// How many lines of a crashed test's output are shown, which may have the stacks of many
  /// threads.
  ///
  /// Swift writes the message and the crashed thread's stack first.
  private static let crashLines = (first: 100, last: 20)

  let style: TerminalStyle
  let writer: FileWriter
  var content = TerminalContent()

  /// Writes a failure with its location, its text and its difference.
  func write(_ failure: ReportedFailure, note: String? = nil) {
    let lines = visibleLines(failure.message).map { cut($0, to: Self.longest) }
    let location = style(.bold, "\(visible(SourcePaths.current.text(of: failure.callSite))):")
    writer.write("    \(location) \(lines.first ?? "")\(note.map { " (\($0))" } ?? "")\n")
    for line in lines.dropFirst() { writeIndented(line) }
    for line in visibleLines(failure.difference ?? "") { writeIndented(colored(line)) }
  }

  /// Writes the names of a failed test's attachments; their contents are in reports that are files.
  func write(attachmentsOf result: TestResult) {
    guard result.outcome.isFailure, !result.attachments.isEmpty else { return }
    let names = result.attachments.map { visible($0.name) }.joined(separator: ", ")
    writer.write("    Attached: \(names)\n")
  }

  /// Writes a failure in one line.
  func writeCompact(_ failure: ReportedFailure, indent: String = "    ", note: String? = nil) {
    let lines = visibleLines(String(failure.message.prefix(Self.longest)))
    let rest = lines.count > 1 ? " …" : ""
    let text = cut(lines.first ?? "", to: Self.longestCompact) + rest
    let location = visible(SourcePaths.current.text(of: failure.callSite))
    writer.write("\(indent)\(location): \(text)\(note.map { " (\($0))" } ?? "")\n")
  }

  /// Writes a test's output, each line after a gutter.
  func write(outputOf result: TestResult) {
    guard !result.output.isEmpty, content.showsOutput(of: result.outcome) else { return }
    let lines = visibleLines(result.output)
    let (first, last) = Self.crashLines
    guard result.outcome == .crashed, lines.count > first + last else { return write(lines[...]) }
    write(lines.prefix(first))
    let leftOut = lines.count - first - last
    writer.write("\(gutter)… \(counted(leftOut, "line")) left out; --junit and --json have more\n")
    write(lines.suffix(last))
  }

  private var gutter: String { style(.faint, "  │ ") }

  private func write(_ lines: ArraySlice<String>) {
    let gutter = gutter
    for line in lines { writer.write("\(gutter)\(line)\n") }
  }

  private func writeIndented(_ line: String) {
    // No spaces at the end of an empty line.
    writer.write(line.contains { $0 != " " } ? "      \(line)\n" : "\n")
  }

  private func colored(_ line: String) -> String {
    switch line.first {
    case "−", "-": style(.red, line)
    case "+": style(.green, line)
    default: line
    }
  }
}
#endif
