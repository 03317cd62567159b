package import LitmusReporting
package import LitmusRunnerCore
package import LitmusRunnerReports

/// The data that the UI shows about one test, as a plain value.
///
/// ```swift
/// let detail = TestDetail(item)
/// for failure in detail.failures { print(failure.text) }
/// await model.run(detail.rerun)
/// ```
package struct TestDetail: Sendable, Hashable, Identifiable {
  /// The test's identifier in this program.
  package var id: TestID
  /// The name of the suite, escaped for display, with the module if two modules have a suite of that
  /// name.
  package var suiteTitle: String
  /// The status of the test.
  package var status: TestStatus
  /// How its outcome differs from that of the previous run; `nil` if it does not.
  package var change: ResultChange?
  /// The tags of the test and of its suite, escaped for display.
  package var tags: [String]
  /// Where the test is declared.
  package var callSite: CallSite
  /// How long its last run took; `nil` if it has never run.
  package var duration: Duration?
  /// Why it was skipped, escaped for display; truncated in the middle if it is very long.
  package var skipReason: String?
  /// The repetition of the run that produced this result, if it was not the first.
  package var repetition: Int?
  /// The last attempt at the test; `nil` if only the outcome of an earlier launch is known.
  package var lastAttempt: AttemptDetail?
  /// The failed attempts before the last one.
  package var earlierAttempts: [AttemptDetail]
  /// The failures that the running test has reported so far.
  package var failuresSoFar: [FailureDetail]

  /// Creates the detail of a test from its current state.
  @MainActor package init(_ item: TestItem) {
    id = item.id
    suiteTitle = item.suiteTitle
    status = item.status
    change = item.change
    tags = item.description.tags.map(visible)
    callSite = item.description.callSite
    duration = item.duration
    let result = item.result
    skipReason = result?.outcome.skipReason.map { LongText.shownLine(visible($0)) }
    repetition = result.flatMap { $0.iteration > 1 ? $0.iteration : nil }
    var late = item.lateFailures
    earlierAttempts =
      result?.earlierAttempts.map { attempt in
        func isOfAttempt(_ failure: TestFailure) -> Bool {
          failure.attempt == attempt.attempt && (failure.iteration ?? 1) == attempt.iteration
        }
        defer { late.removeAll(where: isOfAttempt) }
        return AttemptDetail(attempt, late: late.filter(isOfAttempt))
      } ?? []
    // Includes the late failures of other repetitions, which are shown nowhere else.
    lastAttempt = result.map { AttemptDetail($0, late: late) }
    failuresSoFar = item.failuresSoFar.enumerated().map {
      FailureDetail($1.failure, id: $0, isExpected: $1.isExpected)
    }
  }

  /// The failures of the last attempt, or those reported so far while the test runs.
  package var failures: [FailureDetail] { lastAttempt?.failures ?? failuresSoFar }
  /// What the last attempt printed; empty if nothing.
  package var output: String { lastAttempt?.output ?? "" }
  /// The attachments of the last attempt.
  package var attachments: [AttachmentDetail] { lastAttempt?.attachments ?? [] }
  /// The name of the test, escaped for display.
  package var title: String { visible(id.name) }
  /// The source location, escaped for display, as in `CartTests.swift:12:5`.
  package var location: String { visible(callSite.description) }
  /// The choice that runs only this test again; for a suite's set-up, all tests of the suite.
  package var rerun: TestRunChoice { .test(id) }

  /// The test's name and its failures, as text to share or copy.
  package var text: String {
    let name = "\(suiteTitle)/\(title)"
    var lines = ["\(status.mark) \(name): \(status.word)"]
    if let skipReason { lines[0] += " (\(skipReason))" }
    for attempt in earlierAttempts {
      lines.append("Attempt \(attempt.id): \(attempt.status.word)")
      lines += attempt.failures.map(\.text)
    }
    if !earlierAttempts.isEmpty, let lastAttempt {
      lines.append("Attempt \(lastAttempt.id): \(lastAttempt.status.word)")
    }
    lines += failures.map(\.text)
    return lines.joined(separator: "\n")
  }
}
