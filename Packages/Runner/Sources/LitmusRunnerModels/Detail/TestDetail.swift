public import LitmusReporting
public import LitmusRunner

/// Everything that a screen shows of one test, as plain data.
///
/// ```swift
/// let detail = TestDetail(item)
/// for failure in detail.failures { print(failure.text) }
/// await model.run(detail.rerun)
/// ```
public struct TestDetail: Sendable, Hashable, Identifiable {
  /// The test's name in this program.
  public var id: TestID
  /// Where the test stands.
  public var status: TestStatus
  /// How its outcome differs from that of the run before; `nil` if it does not.
  public var change: TestChange?
  /// The tags of the test and of its suite, as a screen shows them.
  public var tags: [String]
  /// Where the test is declared.
  public var callSite: CallSite
  /// How long it took when it last ran; `nil` if it never did.
  public var duration: Duration?
  /// Why it was skipped, as a screen shows it; cut in its middle if it is very long.
  public var skipReason: String?
  /// In which repetition of the run this happened, if that was not the first.
  public var repetition: Int?
  /// The last attempt at the test; `nil` if nothing is known but how it ended in an earlier launch.
  public var lastAttempt: AttemptDetail?
  /// The failed attempts before that.
  public var earlierAttempts: [AttemptDetail]
  /// What the running test has reported so far.
  public var failuresSoFar: [FailureDetail]

  /// Looks at a test.
  @MainActor public init(_ item: TestItem) {
    id = item.id
    status = item.status
    change = item.change
    tags = item.description.tags.map(shown)
    callSite = item.description.callSite
    duration = item.duration
    let result = item.result
    if case .skipped(let reason) = result?.outcome { skipReason = LongText.line(reason) }
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
    // Those of other repetitions too, which have no place of their own.
    lastAttempt = result.map { AttemptDetail($0, late: late) }
    failuresSoFar = item.failuresSoFar.enumerated().map {
      FailureDetail($1.failure, id: $0, isExpected: $1.isExpected)
    }
  }

  /// The failures of the last attempt, or those so far while the test runs.
  public var failures: [FailureDetail] { lastAttempt?.failures ?? failuresSoFar }
  /// What the last attempt wrote; empty if nothing.
  public var output: String { lastAttempt?.output ?? "" }
  /// What the last attempt attached.
  public var attachments: [AttachmentDetail] { lastAttempt?.attachments ?? [] }
  /// The name of the test as a screen shows it.
  public var title: String { shown(id.name) }
  /// The name of the suite as a screen shows it.
  public var suiteTitle: String { shown(id.suite) }
  /// The place as a screen shows it, as in `CartTests.swift:12:5`.
  public var place: String { shown(callSite.description) }
  /// What runs this test again, and no other; all of the suite if it is the suite's set-up.
  public var rerun: TestRunChoice { .test(id) }

  /// What failed, with the name of the test, as text to be shared or copied.
  public var text: String {
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
