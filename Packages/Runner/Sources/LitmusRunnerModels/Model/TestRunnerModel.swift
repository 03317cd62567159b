#if LITMUS_RUNNER
internal import LitmusRunnerStorage
internal import Dispatch
internal import Foundation
package import LitmusReporting
public import LitmusRunnerCore
package import LitmusRunnerReports
public import Observation

/// The model of the test runner UI: the state of this program's tests and the actions on them.
///
/// ```swift
/// let model = TestRunnerModel()
/// await model.startOnAppearance()
/// ```
///
/// It saves the results, the filter and the layout for the next launch, and resumes a run that a
/// crash interrupted. Its state changes at most about thirty times a second, however fast the tests
/// are. When a model is deallocated, it stops its run.
@MainActor @Observable public final class TestRunnerModel {
  /// Whether the tests have been found, and the results of earlier launches have been read.
  public internal(set) var isLoaded = false
  /// All suites, in source order.
  package internal(set) var suites: [SuiteItem] = []
  /// All tests, in source order, with the set-ups and tear-downs of suites that have reported anything.
  public internal(set) var tests: [TestItem] = []
  /// The suites with at least one test that matches the filter.
  package internal(set) var visibleSuites: [SuiteItem] = []
  /// The tests that match the filter, failed ones first.
  package internal(set) var visibleTests: [TestItem] = []
  /// The number of tests with each status.
  package internal(set) var counts: [TestStatus: Int] = [:]
  /// The number of tests with each change since the previous run.
  package internal(set) var changeCounts: [ResultChange: Int] = [:]
  /// Whether a run is in progress.
  public internal(set) var isRunning = false
  /// Whether the run is stopping: it ends when its running tests have ended.
  package internal(set) var isStopping = false
  /// The progress of the current run, or of the last one.
  package internal(set) var progress = TestRunProgress()
  /// The failures of the run that belong to no test.
  package internal(set) var unattributed: [ReportedFailure] = []
  /// The summary of the last run; `nil` before the first run has ended.
  public internal(set) var lastSummary: TestRunSummary?
  /// The notice that the last launch ended during a run; the UI sets it to `nil` when it is dismissed.
  package var crashNotice: CrashNotice?

  var appearance = ModelFiles.Appearance()
  @ObservationIgnored var core: Core

  /// Creates a model, which looks for tests when it is loaded.
  ///
  /// - Parameters:
  ///   - lists: The suites; `nil` for all in this program, including those of Swift Testing.
  ///   - options: How the tests are run. If it has no journal, the journal is in the storage.
  ///   - storage: Where the results, the filter and the layout are saved.
  public init(
    lists: [AnyTestList]? = nil, options: TestRunOptions = TestRunOptions(),
    storage: TestRunnerStorage = .caches
  ) {
    core = Core(lists: lists, options: options, files: storage.folder.map(ModelFiles.init))
  }

  /// Which tests are shown.
  package var filter: TestListFilter {
    get { appearance.filter }
    set { change(\.filter, to: newValue) }
  }

  /// How the tests are laid out.
  package var layout: TestListLayout {
    get { appearance.layout }
    set { change(\.layout, to: newValue) }
  }

  /// Whether any test failed when it last ran.
  package var hasFailures: Bool { counts.contains { $0.key.isFailure && $0.value > 0 } }

  /// Returns the test with an identifier; `nil` if there is none.
  public func item(_ id: TestID) -> TestItem? { core.index.item(id) }

  /// Returns the suite with an identifier; `nil` if there is none.
  package func suite(_ id: SuiteID) -> SuiteItem? { core.index.suite(id) }
}

extension TestRunnerModel {
  /// The internal state of the model, which is not shown.
  @MainActor struct Core {
    /// The suites, once they have been found.
    var lists: [AnyTestList]?
    let options: TestRunOptions
    let files: ModelFiles?
    /// How long to collect events before they are shown.
    var interval = DispatchTimeInterval.milliseconds(30)
    var index = TestIndex()
    var loading: Task<Void, Never>?
    /// The current run, from before its start until after its end.
    let run = RunSlot()
    var hasAppeared = false
    /// The tests of a run that a crash interrupted and that can be resumed.
    var resumable: Set<TestID>?
    /// Whether a test without a result from an earlier launch is new.
    var knowsAllTests = false
    /// The failure of the search for tests.
    var discoveryFailure: ReportedFailure?
    var clock = ContinuousClock.now
    /// The suites that have tests in the current run.
    var runSuites: Set<SuiteID> = []
    /// The folders of the files that were last written to be shared.
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
