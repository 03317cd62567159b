#if !LITMUS_RUNNER
package import Foundation
package import LitmusReporting
public import LitmusRunnerCore
public import Observation

/// The model in builds without the runner: it has no tests and runs none.
@MainActor @Observable public final class TestRunnerModel {
  /// Whether the tests have been found: always.
  public let isLoaded = true
  /// No suites.
  package let suites: [SuiteItem] = []
  /// No tests.
  public let tests: [TestItem] = []
  /// No suites.
  package let visibleSuites: [SuiteItem] = []
  /// No tests.
  package let visibleTests: [TestItem] = []
  /// No tests.
  package let counts: [TestStatus: Int] = [:]
  /// No tests.
  package let changeCounts: [TestChange: Int] = [:]
  /// Whether a run is in progress: never.
  public let isRunning = false
  /// Whether a run is to stop: never.
  package let isStopping = false
  /// The progress of a run: none.
  package let progress = TestRunProgress()
  /// No failures.
  package let unattributed: [ReportedFailure] = []
  /// The summary of the last run: there was none.
  public let lastSummary: TestRunSummary? = nil
  /// Whether the last launch ended during a run: unknown here.
  package var crashNotice: CrashNotice?
  /// Which tests to show, if there were any.
  package var filter = TestListFilter()
  /// How to lay out the tests, if there were any.
  package var layout = TestListLayout.tree

  /// Creates a model that does nothing.
  public init(
    lists: [AnyTestList]? = nil, options: TestRunOptions = TestRunOptions(),
    storage: TestRunnerStorage = .caches
  ) {}

  /// No test.
  public func item(_ id: TestID) -> TestItem? { nil }

  /// No suite.
  package func suite(_ id: SuiteID) -> SuiteItem? { nil }

  /// Does nothing.
  public func load() async {}

  /// Does nothing.
  package func startOnAppearance() async {}

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
  package func report() async throws -> URL { throw TestRunRefusal.noTests }

  /// Writes nothing.
  ///
  /// - Throws: Always, because there is nothing to write.
  package func file(of attachment: AttachmentDetail) async throws -> URL {
    throw TestRunRefusal.noTests
  }
}
#endif
