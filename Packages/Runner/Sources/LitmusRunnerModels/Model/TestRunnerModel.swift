#if LITMUS_RUNNER
public import LitmusReporting
public import LitmusRunner
public import Observation

/// What screens show of this program's tests, and the buttons on them do.
///
/// ```swift
/// let model = TestRunnerModel()
/// await model.startOnAppearance()
/// ```
///
/// It keeps what the tests came to, the filter and the layout for the next launch, and goes on with
/// a run that a crash has ended. Its state changes some thirty times a second at most, however fast
/// the tests are.
@MainActor @Observable public final class TestRunnerModel {
  /// Whether the tests have been found, and what is known of earlier launches has been read.
  public internal(set) var isLoaded = false
  /// All suites, in the order of the source.
  public internal(set) var suites: [SuiteItem] = []
  /// All tests, in the order of the source, with the set-ups and tear-downs of suites that have
  /// reported anything.
  public internal(set) var tests: [TestItem] = []
  /// The suites of which the filter shows any test.
  public internal(set) var visibleSuites: [SuiteItem] = []
  /// The tests that the filter shows, those that failed first.
  public internal(set) var visibleTests: [TestItem] = []
  /// How many of all tests have each status.
  public internal(set) var counts: [TestStatus: Int] = [:]
  /// How many of all tests have changed so since the run before.
  public internal(set) var changeCounts: [TestChange: Int] = [:]
  /// Whether a run is under way.
  public internal(set) var isRunning = false
  /// Whether the run under way is to stop, and does so when its running tests have ended.
  public internal(set) var isStopping = false
  /// How far the run under way, or the last one, has come.
  public internal(set) var progress = TestRunProgress()
  /// The failures of the run that belong to no test.
  public internal(set) var unattributed: [ReportedFailure] = []
  /// What the last run came to; `nil` before the end of the first.
  public internal(set) var lastSummary: TestRunSummary?
  /// Says that the last launch ended in the midst of a run; a screen sets it to `nil` when it is read.
  public var crashNotice: CrashNotice?

  var chosenFilter = TestListFilter()
  var chosenLayout = TestListLayout.tree

  /// Makes a model, which looks for tests when it is first asked to.
  ///
  /// - Parameters:
  ///   - lists: The suites; `nil` for all that are in this program, those of Swift Testing too.
  ///   - options: How the tests are run. If it has no journal, the storage keeps one.
  ///   - storage: Where results, the filter and the layout are kept.
  public init(
    lists: [AnyTestList]? = nil, options: TestRunOptions = TestRunOptions(),
    storage: TestRunnerStorage = .caches
  ) {
  }

  /// Which tests are shown.
  public var filter: TestListFilter {
    get { chosenFilter }
    set { chosenFilter = newValue }
  }

  /// How the tests are laid out.
  public var layout: TestListLayout {
    get { chosenLayout }
    set { chosenLayout = newValue }
  }

  /// The test of a name; `nil` if there is none.
  public func item(_ id: TestID) -> TestItem? { nil }

  /// The suite of a name; `nil` if there is none.
  public func suite(_ id: SuiteID) -> SuiteItem? { nil }

  /// Finds the tests, and reads what is known of earlier launches; once only.
  public func load() async {}

  /// Loads, then goes on with a run that a crash has ended, or else runs all tests; once only.
  ///
  /// A view calls it when it appears.
  public func startOnAppearance() async {}

  /// Runs tests, and returns when they are done.
  ///
  /// If the caller's task is cancelled, the run stops.
  ///
  /// - Parameter choice: Which tests run.
  /// - Returns: Why no run was begun; `nil` if one was.
  @discardableResult
  public func run(_ choice: TestRunChoice = .all) async -> TestRunRefusal? { nil }

  /// Begins to run tests, and returns at once.
  ///
  /// - Parameter choice: Which tests run.
  /// - Returns: Why no run was begun; `nil` if one was.
  @discardableResult
  public func start(_ choice: TestRunChoice = .all) -> TestRunRefusal? { nil }

  /// Stops the run: no test is started any more, and those that are running are cancelled.
  public func stop() {}
}
#endif
