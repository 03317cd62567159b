public import LitmusRunnerCore
package import LitmusRunnerReports
public import Observation

/// The observable state of one test: its description and its results.
///
/// Each test is an object of its own, so that a change redraws only its own row.
@MainActor @Observable public final class TestItem: Identifiable {
  /// The test's identifier in this program.
  public nonisolated let id: TestID
  /// The description of the test, which is known before it runs.
  public nonisolated let description: TestDescription
  /// Whether this is not a test but its suite's set-up or tear-down, which has a row only if it
  /// reported something.
  package nonisolated let isSuiteHook: Bool
  /// The suite's name, escaped for display, with the module if two modules have a suite of that name.
  package nonisolated let suiteTitle: String

  /// The status of the test.
  public internal(set) var status = TestStatus.notRun
  /// The result of its last run; `nil` while it runs, or if it has not run since the program started.
  ///
  /// With several repetitions it is the result of the last one, unless only earlier ones failed.
  public internal(set) var result: TestResult?
  /// The failures that were reported after the test, or one of its attempts, had ended.
  package internal(set) var lateFailures: [TestFailure] = []
  /// The failures that it has reported so far, while it runs.
  package internal(set) var failuresSoFar: [TestFailure] = []
  /// How long its last run took, which may have been before the program started.
  package internal(set) var duration: Duration?
  /// The number of its repetitions that have ended in its last run.
  package internal(set) var repetitions = 0
  /// How its outcome differs from that of the previous run; `nil` if it does not.
  package internal(set) var change: ResultChange?

  /// The state of its earlier runs, which is not shown directly.
  @ObservationIgnored var past = Past()
  /// Whether the search text matches the test.
  @ObservationIgnored var isFound = true
  /// The text of its description to search in.
  @ObservationIgnored lazy var searchText = SearchText(of: self)
  /// The text of its failures to search in, which changes.
  @ObservationIgnored var failureText = SearchText("")

  /// The state of a test that is kept between events.
  struct Past {
    /// How the test last ended; `notRun` if it never has.
    var lastEnd = TestStatus.notRun
    /// How it last ended before the current run.
    var endBefore = TestStatus.notRun
    /// Whether it has begun in the current run, or in the last one.
    var hasBegun = false
    /// The attempts of that run that were retried.
    var retried: Set<Attempt> = []
  }

  /// One attempt of one repetition.
  struct Attempt: Hashable {
    var iteration: Int
    var number: Int
  }

  init(_ description: TestDescription, suiteTitle: String? = nil, isSuiteHook: Bool = false) {
    id = description.id
    self.description = description
    self.suiteTitle = suiteTitle ?? visible(description.id.suite)
    self.isSuiteHook = isSuiteHook
  }

  /// The test's name, escaped for display: control characters have no effect.
  package nonisolated var title: String { visible(id.name) }
}
