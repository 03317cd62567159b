#if LITMUS_RUNNER
internal import LitmusReporting

/// Writes what stands at the end of a run in the terminal.
struct SummaryLines {
  let tally: RunTally
  let style: TerminalStyle
  let writer: FileWriter
  /// The command that runs what failed again, still without tests.
  let rerun: RerunCommand

  /// What is said of a failure that came late.
  static let lateNote = "the test had already ended"
  /// What is said of a failure that belongs to no test.
  static let unattributedNote = "several tests, or none, were running"

  func write() {
    guard let summary = tally.summary else { return }
    writeFailed()
    writeUnattributed(summary.unattributed)
    writeFlaky()
    writeSkipped()
    writer.write("\n\(counts(summary))\n")
    if let seed = tally.start?.seed { writer.write("The order was shuffled with seed \(seed).\n") }
    writeRerunCommand(summary)
  }

  private var lines: FailureLines { FailureLines(style: style, writer: writer) }

  private func writeFailed() {
    guard !tally.failed.isEmpty else { return }
    writer.write("\n\(style(.bold, "Failed:"))\n")
    for entry in tally.failed {
      writeHead(entry, note: entry.attempts > 1 ? "in \(entry.attempts) attempts" : nil)
      for failure in entry.failures {
        lines.writeCompact(failure.failure, note: failure.isLate ? Self.lateNote : nil)
      }
    }
  }

  private func writeFlaky() {
    guard !tally.flaky.isEmpty else { return }
    writer.write("\n\(style(.bold, "Flaky:"))\n")
    for entry in tally.flaky {
      writeHead(entry, note: "did not fail in attempt \(entry.attempts)")
      for failure in entry.failures {
        lines.writeCompact(
          failure.failure,
          indent: "    attempt \(failure.attempt): ",
          note: failure.isLate ? Self.lateNote : nil)
      }
    }
  }

  private func writeHead(_ entry: RunTally.Entry, note: String?) {
    let name = entry.test.line(iteration: entry.iteration)
    writer.write("\(style(entry.mark)) \(name)\(note.map { ", \($0)" } ?? "")\n")
  }

  private func writeUnattributed(_ failures: [ReportedFailure]) {
    guard !failures.isEmpty else { return }
    writer.write("\n\(style(.bold, "Failed, in no test that is known:"))\n")
    for failure in failures {
      lines.writeCompact(failure, indent: "\(style(.unattributed)) ")
    }
  }

  private func writeSkipped() {
    guard !tally.skipped.isEmpty else { return }
    writer.write("\n\(style(.bold, "Skipped:"))\n")
    for (reason, tests) in tally.skipped {
      let others = tests.count > 1 ? " and \(counted(tests.count - 1, "other"))" : ""
      writer.write(
        "\(style(.skipped)) \(visible("\(tests[0])"))\(others): \(visible(reason))\n")
    }
  }

  private func counts(_ summary: TestRunSummary) -> String {
    var parts = [style(.green, "\(summary.passed) passed")]
    func add(_ count: Int, _ color: TerminalStyle.Color, _ words: String) {
      if count > 0 { parts.append(style(color, "\(count) \(words)")) }
    }
    add(summary.failed, .red, "failed")
    add(summary.crashed, .red, "crashed")
    add(summary.timedOut, .red, "timed out")
    add(summary.flaky, .yellow, "flaky")
    add(summary.skipped, .yellow, "skipped")
    add(summary.failedAsExpected, .yellow, "failed as expected")
    add(summary.notRun, .yellow, "not run")
    let mark = style(summary.isSuccess ? .passed : .failed)
    let unattributed = summary.unattributed.count
    if unattributed > 0 {
      parts.append(style(.red, counted(unattributed, "failure") + " in no known test"))
    }
    let tests = counted(summary.finished - summary.suiteHooks + summary.notRun, "test")
    let hooks =
      summary.suiteHooks == 0 ? "" : " and \(counted(summary.suiteHooks, "suite hook"))"
    return "\(mark) \(tests)\(hooks) in \(summary.duration.milliseconds) s: "
      + parts.joined(separator: ", ")
  }

  private func writeRerunCommand(_ summary: TestRunSummary) {
    guard !summary.failedTests.isEmpty else { return }
    let command = rerun.inTerminal.running(summary.failedTests, after: tally.start)
    writer.write("Run what failed again:\n  \(command)\n")
  }
}

/// A number with a noun, as in `1 test` and `2 tests`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension TestID {
  /// The test as a line names it, with the repetition if that is not the first.
  func line(iteration: Int) -> String {
    let name = visible(description)
    return iteration == 1 ? name : "\(name), repetition \(iteration)"
  }
}
#endif
