public import LitmusRunnerCore

extension TestRunner {
  /// Runs the tests, passes the events to reporters, and returns when all reports are complete.
  ///
  /// ```swift
  /// let summary = try await TestRunner().run(reporters: [
  ///   Reporters.terminal(),
  ///   try Reporters.junit(at: URL(filePath: "tests.xml")),
  /// ])
  /// ```
  ///
  /// The reporters are called away from the main thread and from the threads of the tests, one
  /// event at a time.
  ///
  /// - Parameter reporters: Reporters of ``Reporters``, or your own.
  /// - Returns: The summary of the run. A second call runs nothing. In builds without the runner no test runs,
  ///   and the summary is not a success.
  /// - Throws: A ``ReportingError`` after the run if a report could not be written.
  public func run(reporters: sending [any TestReporter]) async throws -> TestRunSummary {
    #if LITMUS_RUNNER
    let feed = ReporterFeed(reporters: reporters)
    feed.start(events())
    let summary = await run()
    let problems = await feed.end()
    if !problems.isEmpty { throw ReportingError(problems: problems, summary: summary) }
    return summary
    #else
    return .inactive
    #endif
  }
}

/// An error of reports that could not be written.
public struct ReportingError: Error, CustomStringConvertible {
  /// The problems, one line for each report that is missing or incomplete.
  public let problems: [String]
  /// The summary of the run, whose tests have run all the same.
  public let summary: TestRunSummary

  /// The problems, joined by line breaks.
  public var description: String { problems.joined(separator: "\n") }
}
