import Foundation
import LitmusToolSupport

/// Prints the report of a run.
struct ReportPrinter {
  let run: DocsRun
  private var isVerbose: Bool { run.options.isVerbose }

  /// The most changed documents that are listed without `--verbose`: they fit on a screen.
  private static let mostChanges = 20

  /// Prints the report of `update`: what was written, or why nothing was written.
  func printUpdate(_ report: DocsReport) {
    printChanges(report, verb: "updated")
    printFindings(report.findings)
    let isRefused = Finding.exitStatus(of: report.findings) != 0
    Console.print(
      isRefused
        ? "Nothing was written: \(counted(problems(report), "problem"))"
        : "\(counted(report.changes.count, "document")) updated, "
          + "\(report.documentCount - report.changes.count) unchanged")
  }

  /// Prints the report of `check`: the differences, then all findings.
  func printCheck(_ report: DocsReport) {
    if run.options.printsDiff {
      printDiff(report)
      let others = report.findings.filter { $0.kind != .stale }
      for line in printer.lines(for: others) { Console.error(line) }
      return
    }
    printChanges(report, verb: "stale")
    printDiff(report)
    printFindings(report.findings, without: report.early)
    if isVerbose {
      for fence in report.fences { Console.print(fence.description) }
    }
    let skipped = report.fences.count {
      if case .skipped = $0.outcome { return true }
      return false
    }
    var summary =
      "\(counted(report.documentCount, "document")) checked, \(report.changes.count) stale"
    if !report.fences.isEmpty {
      summary += ", \(counted(report.fences.count, "Swift fence")), \(skipped) skipped"
    }
    let others = problems(report) - report.changes.count
    if others > 0 { summary += ", \(counted(others, "other problem"))" }
    if report.known > 0 { summary += ", \(counted(report.known, "known problem"))" }
    Console.print(summary)
    // The check that added them has said so.
    if !report.isFromCache { printImports(report.fences) }
    printFragments(report.fences)
    if report.gone > 0 {
      Console.print(
        "\(counted(report.gone, "problem")) of the baseline \(report.gone == 1 ? "is" : "are") gone: "
          + "run 'litmus-docs check --update-baseline'")
    }
  }

  private func printDiff(_ report: DocsReport) {
    for change in report.changes.sorted(by: { $0.path < $1.path }) {
      // Not the last character, which may be that of CRLF.
      Console.print(String(change.diff.unicodeScalars.dropLast()))
    }
  }

  /// Says which imports were added to fences that lack them, unless an earlier check has said it.
  private func printImports(_ fences: [FenceReport]) {
    let added = fences.filter { !$0.addedImports.isEmpty && !$0.areImportsKnown }
    guard !added.isEmpty else { return }
    let modules = Set(added.flatMap(\.addedImports)).sorted().joined(separator: ", ")
    Console.print(
      "\(counted(added.count, "fence")) without an import \(added.count == 1 ? "was" : "were") compiled "
        + "with: \(modules); --verbose lists \(added.count == 1 ? "it" : "them")")
  }

  /// Says once how many fences are parts of code, and how they are checked.
  private func printFragments(_ fences: [FenceReport]) {
    let count = fences.count { $0.outcome == .fragment }
    guard count > 0 else { return }
    Console.print(
      "\(counted(count, "fence")) \(count == 1 ? "is a part" : "are parts") of code, and "
        + "\(count == 1 ? "is" : "are") not checked; --verbose lists \(count == 1 ? "it" : "them"), and "
        + "'litmus-docs init' checks new ones")
  }

  private func printChanges(_ report: DocsReport, verb: String) {
    guard isVerbose || verb == "updated" else { return }
    let changes = report.changes.sorted { $0.path < $1.path }
    let shown = isVerbose ? changes.count : min(changes.count, Self.mostChanges)
    for change in changes.prefix(shown) {
      let reasons = change.reasons.joined(separator: "; ")
      Console.print(
        "\(change.path): \(verb)" + (isVerbose && !reasons.isEmpty ? ": \(reasons)" : ""))
    }
    if shown < changes.count {
      Console.print("… and \(changes.count - shown) more, which --verbose lists")
    }
    if isVerbose {
      for note in report.tree?.notes ?? [] { Console.print(note) }
      if report.isFromCache { Console.print("nothing has changed since all was in sync") }
    }
  }

  private var printer: FindingPrinter {
    FindingPrinter(
      annotates: FindingPrinter.isCI(ProcessInfo.processInfo.environment), pathPrefix: pathPrefix,
      isVerbose: isVerbose)
  }

  /// - Parameter early: The findings that have been printed before.
  func printFindings(_ findings: [Finding], without early: Set<Finding> = []) {
    for line in printer.lines(for: findings, without: early) { Console.print(line) }
    // Most often, a page shows the calls, and not where their names come from.
    if findings.contains(where: { $0.kind == .compile && $0.message.hasPrefix("cannot find ") }) {
      Console.print(
        "To bring in names that a page does not show, write '<!-- prelude: import MODULE -->' on the "
          + "page, or '<!-- setup: LINES -->' above a fence; '<!-- skip: REASON -->' skips one")
    }
  }

  /// Returns the findings of a run as a report for machines names their files.
  ///
  /// - Parameter isOnly: Whether it is the only run: otherwise, a root out of the checkout is named too.
  func located(_ findings: [Finding], isOnly: Bool) -> [Finding] {
    let root = run.settings.root
    var prefix = pathPrefix
    if !isOnly, prefix.isEmpty, root != Self.start { prefix = root + "/" }
    return findings.map { finding in
      var finding = finding
      if !finding.file.hasPrefix("/") { finding.file = prefix + finding.file }
      return finding
    }
  }

  /// The folder of GitHub's checkout, or else the working directory.
  private static let start =
    ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"]
    ?? FileManager.default.currentDirectoryPath

  /// The path of the root relative to that folder; empty if it is elsewhere.
  private var pathPrefix: String {
    let start = Self.start
    let root = run.settings.root
    return root.hasPrefix(start + "/") ? String(root.dropFirst(start.count + 1)) + "/" : ""
  }

  private func problems(_ report: DocsReport) -> Int {
    Set(report.findings).count { !$0.isWarning }
  }
}

/// Returns a number with a noun, as in `1 problem` and `2 problems`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
