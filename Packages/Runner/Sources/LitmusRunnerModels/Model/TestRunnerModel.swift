#if LITMUS_RUNNER
internal import Dispatch
internal import Foundation
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
/// the tests are. A model that nobody keeps any more stops its run.
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

  var appearance = ModelFiles.Appearance()
  @ObservationIgnored var core: Core

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
    core = Core(lists: lists, options: options, files: storage.folder.map(ModelFiles.init))
  }

  /// Which tests are shown.
  public var filter: TestListFilter {
    get { appearance.filter }
    set { change(\.filter, to: newValue) }
  }

  /// How the tests are laid out.
  public var layout: TestListLayout {
    get { appearance.layout }
    set { change(\.layout, to: newValue) }
  }

  /// The test of a name; `nil` if there is none.
  public func item(_ id: TestID) -> TestItem? { core.index.item(id) }

  /// The suite of a name; `nil` if there is none.
  public func suite(_ id: SuiteID) -> SuiteItem? { core.index.suite(id) }
}

extension TestRunnerModel {
  /// What the model works with, which no screen shows.
  @MainActor struct Core {
    /// The suites, once they are known.
    var lists: [AnyTestList]?
    let options: TestRunOptions
    let files: ModelFiles?
    /// How long events gather before they are shown.
    var interval = DispatchTimeInterval.milliseconds(30)
    var index = TestIndex()
    var loading: Task<Void, Never>?
    /// The run under way, from before its beginning to after its end.
    let run = RunSlot()
    var hasAppeared = false
    /// What a crash has left of a run that can be gone on with.
    var resumable: Set<TestID>?
    /// Whether a test that no launch has run was not there.
    var knowsAllTests = false
    /// What went wrong when tests were looked for.
    var discoveryFailure: ReportedFailure?
    var clock = ContinuousClock.now
    /// The suites with tests of the run under way.
    var runSuites: Set<SuiteID> = []
    /// The folders of what was last written to be shared.
    var shared: [URL] = []

    init(lists: [AnyTestList]?, options: TestRunOptions, files: ModelFiles?) {
      self.lists = lists
      self.files = files
      var options = options
      if options.journal == nil { options.journal = files?.folder }
      self.options = options
    }
  }
}
#endif
