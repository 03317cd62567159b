public import LitmusRunner
public import Observation

/// One test on a screen: what it is, and what has become of it.
///
/// Each is an object of its own, so that a row is drawn again when its own test changes, and not
/// for each of the others.
@MainActor @Observable public final class TestItem: Identifiable {
  /// The test's name in this program.
  public nonisolated let id: TestID
  /// What is known of the test before it runs.
  public nonisolated let description: TestDescription
  /// Whether this is not a test but its suite's set-up or tear-down, which has a row only if it
  /// reported something.
  public nonisolated let isSuiteHook: Bool

  /// Where the test stands.
  public internal(set) var status = TestStatus.notRun
  /// What its last run came to; `nil` if it runs, or has not run since the program was started.
  ///
  /// Of several repetitions it is that of the last, unless only earlier ones have failed.
  public internal(set) var result: TestResult?
  /// The failures that were reported when it, or an attempt, had ended.
  public internal(set) var lateFailures: [TestFailure] = []
  /// What it has reported so far, while it runs.
  public internal(set) var failuresSoFar: [TestFailure] = []
  /// How long it took when it last ran, which may have been before the program was started.
  public internal(set) var duration: Duration?
  /// How many repetitions of it have ended in its last run.
  public internal(set) var repetitions = 0
  /// How its outcome differs from that of the run before; `nil` if it does not.
  public internal(set) var change: TestChange?

  /// What is known of its earlier runs, and has not been shown.
  @ObservationIgnored var past = Past()
  /// Whether the search finds it.
  @ObservationIgnored var isFound = true
  /// What the search looks in.
  @ObservationIgnored lazy var searchText = SearchText(of: self)
  /// The same of its failures, which change.
  @ObservationIgnored var failureText = SearchText("")

  /// What is kept of a test between events.
  struct Past {
    /// How the test last ended; `notRun` if it never has.
    var lastEnd = TestStatus.notRun
    /// How it last ended before the run under way.
    var endBefore = TestStatus.notRun
    /// Whether it has begun in the run under way, or the last one.
    var hasBegun = false
    /// The attempts of that run which others followed.
    var retried: Set<Attempt> = []
  }

  /// One attempt of one repetition.
  struct Attempt: Hashable {
    var iteration: Int
    var number: Int
  }

  init(_ description: TestDescription, isSuiteHook: Bool = false) {
    id = description.id
    self.description = description
    self.isSuiteHook = isSuiteHook
  }

  /// The test's name as a screen shows it: no character of it is obeyed as a control.
  public nonisolated var title: String { shown(id.name) }
}
