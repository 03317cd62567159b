#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting

// The summary at the end of a run.
extension TerminalLines {
  /// How many failures of a test the summary repeats.
  private static let maxShownFailures = 10

  /// Writes the summary.
  func writeSummary() {
    guard let summary = tally.summary else { return }
    writeFailed()
    writeUnattributed(summary.unattributed)
    writeFlaky()
    writeSkipped()
    writeRemedy()
    writer.write("\n\(counts(summary))\n")
    if let seed = tally.start?.seed { writer.write("The order was shuffled with seed \(seed).\n") }
    writeRerunCommand(summary)
  }

  private func writeFailed() {
    guard !tally.failed.allSatisfy(isOnScreen) else { return }
    writer.write("\n\(style(.bold, "Failed:"))\n")
    for entry in tally.failed {
      writeHead(entry, note: entry.attempts > 1 ? "in \(entry.attempts) attempts" : nil)
      if isOnScreen(entry) { continue }
      for failure in entry.failures.prefix(Self.maxShownFailures) {
        writeCompact(failure.failure, note: failure.lateNote)
      }
      let others = entry.failures.count - Self.maxShownFailures
      if others > 0 { writer.write("    … \(counted(others, "more failure")) above\n") }
    }
  }

  private func writeFlaky() {
    guard !tally.flaky.allSatisfy(isOnScreen) else { return }
    writer.write("\n\(style(.bold, "Flaky:"))\n")
    for entry in tally.flaky {
      writeHead(entry, note: "did not fail in attempt \(entry.attempts)")
      if isOnScreen(entry) { continue }
      for failure in entry.failures {
        writeCompact(
          failure.failure,
          indent: "    attempt \(failure.attempt): ",
          note: failure.lateNote)
      }
    }
  }

  /// Writes how to find out what disturbs a test that has passed alone, and how to separate it.
  private func writeRemedy() {
    guard let rerun, rerun.canBisect, let first = tally.flaky.first?.test else { return }
    let others = tally.flaky.count > 1 ? " The first of them" : " It"
    let names = Set(tally.flaky.map { ConfiguredTests.pattern(of: [$0.test]) }).sorted()
    writer.write(
      "\n\(counted(tally.flaky.count, "flaky test")) passed alone.\(others) may share something "
        + "with another test. To find out with which:\n"
        + "  \(rerun.inTerminal.bisecting(first, after: tally.start))\n"
        + "To give \(names.count == 1 ? "it" : "each") a process of its own, add to litmus-test.json:\n"
        + "  \"overrides\": ["
        + names.prefix(5).map { "{ \"tests\": \(ConfiguredTests.json($0)), \"alone\": true }" }
        .joined(separator: ", ") + "]\n")
  }

  private func isOnScreen(_ entry: RunTally.Entry) -> Bool {
    rows.isOnScreen(RunHistory.Key(test: entry.test, iteration: entry.iteration))
  }

  private func writeHead(_ entry: RunTally.Entry, note: String?) {
    let name = names.line(of: entry.test, title: entry.title, iteration: entry.iteration)
    writer.write("\(style(entry.outcome.mark)) \(name)\(note.map { ", \($0)" } ?? "")\n")
  }

  private func writeUnattributed(_ failures: [ReportedFailure]) {
    guard !failures.isEmpty, !rows.isUnattributedOnScreen else { return }
    writer.write("\n\(style(.bold, "Failed, in no known test:"))\n")
    for failure in failures {
      writeCompact(failure, indent: "\(style(.unattributed)) ")
    }
  }

  private func writeSkipped() {
    let skipped = tally.skipped.filter { !$0.tests.allSatisfy(rows.isOnScreen) }
    guard !skipped.isEmpty else { return }
    writer.write("\n\(style(.bold, "Skipped:"))\n")
    for (reason, tests) in skipped {
      let others = Set(tests.map(\.test)).count - 1
      let name = names.test(tests[0].test) + andOthers(others)
      writer.write("\(style(.skipped)) \(name): \(visible(reason))\n")
    }
  }

  private func counts(_ summary: TestRunSummary) -> String {
    let parts = summary.parts.map { style($0.mark?.color ?? .yellow, $0.label) }
    let mark = style(summary.isSuccess ? .passed : .failed)
    return "\(mark) \(summary.size): \(parts.joined(separator: ", "))"
  }

  private func writeRerunCommand(_ summary: TestRunSummary) {
    guard let rerun, !summary.failedTests.isEmpty else { return }
    let command = rerun.inTerminal.running(summary.failedTests, after: tally.start)
    writer.write("Run what failed again:\n  \(command)\n")
  }
}
#endif
