#if !LITMUS_RUNNER
public import Foundation
public import LitmusReporting
public import LitmusRunnerCore
public import Observation

/// The model in builds without the runner: it has no tests and runs none.
@MainActor @Observable public final class TestRunnerModel {
  /// Whether the tests have been found: always.
  public let isLoaded = true
  /// No suites.
  public let suites: [SuiteItem] = []
  /// No tests.
  public let tests: [TestItem] = []
  /// No suites.
  public let visibleSuites: [SuiteItem] = []
  /// No tests.
  public let visibleTests: [TestItem] = []
  /// No tests.
  public let counts: [TestStatus: Int] = [:]
  /// No tests.
  public let changeCounts: [TestChange: Int] = [:]
  /// Whether a run is in progress: never.
  public let isRunning = false
  /// Whether a run is to stop: never.
  public let isStopping = false
  /// The progress of a run: none.
  public let progress = TestRunProgress()
  /// No failures.
  public let unattributed: [ReportedFailure] = []
  /// The summary of the last run: there was none.
  public let lastSummary: TestRunSummary? = nil
  /// Whether the last launch ended during a run: unknown here.
  public var crashNotice: CrashNotice?
  /// Which tests to show, if there were any.
  public var filter = TestListFilter()
  /// How to lay out the tests, if there were any.
  public var layout = TestListLayout.tree

  /// Creates a model that does nothing.
  public init(
    lists: [AnyTestList]? = nil, options: TestRunOptions = TestRunOptions(),
    storage: TestRunnerStorage = .caches
  ) {}

  /// No test.
  public func item(_ id: TestID) -> TestItem? { nil }

  /// No suite.
  public func suite(_ id: SuiteID) -> SuiteItem? { nil }

  /// Does nothing.
  public func load() async {}

  /// Does nothing.
  public func startOnAppearance() async {}

  /// Runs nothing.
  @discardableResult
  public func run(_ choice: TestRunChoice = .all) async -> TestRunRefusal? { .noTests }

  /// Runs nothing.
  @discardableResult
  public func start(_ choice: TestRunChoice = .all) -> TestRunRefusal? { .noTests }

  /// Does nothing.
  public func stop() {}

  /// Writes nothing.
  ///
  /// - Throws: Always, because there is nothing to write.
  public func report() async throws -> URL { throw TestRunRefusal.noTests }

  /// Writes nothing.
  ///
  /// - Throws: Always, because there is nothing to write.
  public func file(of attachment: AttachmentDetail) async throws -> URL {
    throw TestRunRefusal.noTests
  }
}
#endif
