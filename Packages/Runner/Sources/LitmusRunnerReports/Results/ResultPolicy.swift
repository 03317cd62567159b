#if LITMUS_RUNNER
package import Foundation
@_spi(Litmus) internal import LitmusReporting
package import LitmusRunnerCore

/// The rules by which the results of tests count: whether flaky tests fail a run, and which failures
/// fail none.
///
/// It changes the events that reporters see; the store of results has them as they happened.
package struct ResultPolicy: Sendable {
  /// What becomes of a test that failed, and did not fail when it was tried again.
  package enum Flaky: String, CaseIterable, Sendable {
    /// It fails the run.
    case fail
    /// It is reported, and does not fail the run.
    case warn
    /// It counts as passed.
    case pass
  }

  private let flaky: Flaky
  private let quarantine: Quarantine
  private var history = RunHistory()

  /// Makes the rules of a run; by default those that change nothing.
  package init(flaky: Flaky = .warn, quarantine: Quarantine = Quarantine()) {
    self.flaky = flaky
    self.quarantine = quarantine
  }

  /// Returns an event as the rules have it, after a failure that they add.
  ///
  /// - Parameter event: The event. Events come in their order.
  package mutating func apply(_ event: TestEvent) -> [TestEvent] {
    guard flaky != .warn || !quarantine.isEmpty else { return [event] }
    let judged: [TestEvent] =
      switch event {
      case .failure(let failure): [.failure(apply(failure))]
      case .testFinished(let result): apply(result)
      case .runFinished(let summary): [.runFinished(apply(summary))]
      case .runStarted, .testStarted, .attachment, .testRetried: [event]
      }
    for event in judged { history.apply(event) }
    return judged
  }

  private func apply(_ failure: TestFailure) -> TestFailure {
    guard !failure.isExpected, let entry = failure.test.flatMap(quarantine.entry) else {
      return failure
    }
    var failure = failure
    failure.isExpected = true
    failure.failure = entry.noted(failure.failure)
    return failure
  }

  private mutating func apply(_ result: TestResult) -> [TestEvent] {
    var result = result
    var events: [TestEvent] = []
    if result.outcome == .flaky, flaky != .warn {
      result.outcome = flaky == .pass ? .passed : .failed
      if flaky == .fail {
        let failure = flakyFailure(of: result)
        result.failures = [failure]
        // Reports that are merged have the failures of events only.
        events = apply(result.event(of: failure))
      }
    }
    if let entry = quarantine.entry(of: result.test.id), result.outcome.isFailure {
      result.outcome = .failedAsExpected
      result.expectedFailures = result.failures.map(entry.noted) + result.expectedFailures
      result.failures = []
    }
    return events + [.testFinished(result)]
  }

  private func flakyFailure(of result: TestResult) -> ReportedFailure {
    let earlier = result.earlierAttempts
    let attempts = counted(earlier.count, "attempt")
    var message = "Test failed in \(attempts) and not in attempt \(result.attempt), but expected "
    message += "not to be flaky (--flaky fail)"
    let first = earlier.lazy.flatMap(\.failures).first
    if let first { message += "\n\(first.message)" }
    return ReportedFailure(
      message: message, callSite: first?.callSite ?? result.test.callSite,
      difference: first?.difference)
  }

  /// Returns the summary with the outcomes that the rules have made.
  private func apply(_ summary: TestRunSummary) -> TestRunSummary {
    var judged = history.summary
    judged.suiteHooks = summary.suiteHooks
    judged.notRun = summary.notRun
    judged.unattributed = summary.unattributed
    judged.duration = summary.duration
    return judged
  }
}

/// The tests whose failures fail no run until a day.
package struct Quarantine: Sendable {
  /// Some tests, and who has them mended by when.
  package struct Entry: Codable, Equatable, Sendable {
    /// A regular expression for `Suite/test` or `Module.Suite/test`.
    package var tests: String
    /// Who has them mended.
    package var owner: String
    /// The last day on which their failures fail no run, as in `2026-01-31`.
    package var until: String

    /// Makes an entry.
    package init(tests: String, owner: String, until: String) {
      self.tests = tests
      self.owner = owner
      self.until = until
    }

    /// Returns a failure as reports show it, with the owner and the day.
    func noted(_ failure: ReportedFailure) -> ReportedFailure {
      var failure = failure
      failure.message += "\nQuarantined until \(until), owner: \(owner)"
      return failure
    }

    /// Returns whether the day is over.
    ///
    /// - Parameter date: The current time.
    package func isOver(at date: Date) -> Bool {
      date.formatted(.iso8601.year().month().day()) > until
    }
  }

  private let entries: [Entry]
  private let patterns: [TestPattern]

  /// Makes a list of the entries that are not over.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - date: The current time.
  /// - Throws: An error if the tests of an entry are not a regular expression.
  package init(_ entries: [Entry], at date: Date) throws {
    self.entries = entries.filter { !$0.isOver(at: date) }
    patterns = try self.entries.map { try TestPattern($0.tests) }
  }

  /// Whether it has no entry.
  var isEmpty: Bool { entries.isEmpty }

  /// Makes an empty list.
  package init() {
    entries = []
    patterns = []
  }

  /// Returns whether a test belongs to an entry.
  package func contains(_ test: TestID) -> Bool { entry(of: test) != nil }

  /// Returns the entry that a test belongs to: the first that matches.
  func entry(of test: TestID) -> Entry? {
    zip(entries, patterns).first { _, pattern in pattern.matches(test) }?.0
  }
}
#endif
