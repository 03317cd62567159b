#if LITMUS_RUNNER
package import LitmusRunnerCore

/// A reporter that writes an HTML page about a run when it is over: completely, or not at all.
package final class HTMLReporter: TestReporter {
  private let file: ReportFile
  private var report: RunReport

  /// Makes a reporter.
  ///
  /// - Parameters:
  ///   - file: Where the page goes.
  ///   - report: The report, before the first event.
  package init(file: ReportFile, report: RunReport) {
    self.file = file
    self.report = report
  }

  package func receive(_ event: TestEvent) { report.apply(event) }

  package func finish() throws { try file.replace { report.write(to: $0) } }
}
#endif
