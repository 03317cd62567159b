#if LITMUS_RUNNER
package import Foundation
package import LitmusRunnerCore

/// The content of an HTML page about a run, collected from the run's events.
///
/// The page is one file that loads nothing: it can be read without a network, and without
/// JavaScript, which only searches, filters and sorts what is there. It can be made at any time:
/// before the end of the run, it says so.
package struct RunReport: Sendable {
  let environment: RunEnvironment
  /// The results from before; `nil` if there are none.
  let previous: TestResults?
  let rerun: RerunCommand?
  let links: SourceLinks
  let sources: SourceFiles
  /// Returns the code coverage at the end of the run; `nil` if it was not measured.
  let coverage: @Sendable () -> CoverageReport?
  private(set) var results = RunResults()

  /// Begins the report of a run on a command line.
  ///
  /// - Parameters:
  ///   - environment: The environment of the run.
  ///   - previous: The results from before; `nil` if there are none.
  ///   - rerun: The command that reruns tests, which are added later; `nil` if there is none.
  ///   - links: The links of locations.
  ///   - coverage: Returns the code coverage at the end of the run; `nil` if it was not measured.
  package init(
    environment: RunEnvironment, previous: TestResults?, rerun: RerunCommand?,
    links: SourceLinks = SourceLinks(),
    coverage: @escaping @Sendable () -> CoverageReport? = { nil }
  ) {
    self.environment = environment
    self.previous = previous.flatMap { $0.isEmpty ? nil : $0 }
    self.rerun = rerun
    self.links = links
    self.coverage = coverage
    // Shards may have run in other checkouts, whose files were written later.
    let started = environment.parts == nil ? environment.started : nil
    sources = SourceFiles(unchangedSince: started ?? .distantFuture)
  }

  /// Begins the report of a run within an app.
  ///
  /// - Parameters:
  ///   - program: The app's name.
  ///   - started: When the run began; `nil` to leave that open.
  ///   - previous: The results from before; `nil` if there are none.
  package init(program: String, started: Date?, previous: TestResults? = nil) {
    let environment = RunEnvironment(
      program: program, started: started, swift: RunEnvironment.swiftVersion,
      system: RunEnvironment.systemName)
    self.init(environment: environment, previous: previous, rerun: nil)
  }

  /// Records an event.
  ///
  /// - Parameter event: The event. Events come in their order.
  package mutating func apply(_ event: TestEvent) { results.apply(event) }

  /// Returns the page in its current state.
  package func html() -> String {
    var text = ""
    Page(self).write { text += $0 }
    return text
  }

  /// Writes the page piece by piece, so that it is never in memory as a whole.
  func write(to writer: FileWriter) { Page(self).write(to: writer.write) }
}

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
