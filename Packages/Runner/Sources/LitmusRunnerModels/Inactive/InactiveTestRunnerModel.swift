#if !LITMUS_RUNNER
public import LitmusRunnerCore
public import Observation

/// The model in builds without the runner: it has no tests and runs none.
@MainActor @Observable public final class TestRunnerModel {
  /// Whether the tests have been found: always.
  public let isLoaded = true
  /// No tests.
  public let tests: [TestItem] = []
  /// Whether a run is in progress: never.
  public let isRunning = false
  /// The summary of the last run: there was none.
  public let lastSummary: TestRunSummary? = nil

  /// Creates a model that does nothing.
  public init(
    lists: [AnyTestList]? = nil, options: TestRunOptions = TestRunOptions(),
    storage: TestRunnerStorage = .caches
  ) {}

  /// No test.
  public func item(_ id: TestID) -> TestItem? { nil }

  /// Does nothing.
  public func load() async {}

  /// Runs nothing.
  @discardableResult
  public func run(_ choice: TestRunChoice = .all) async -> TestRunRefusal? { .noTests }

  /// Runs nothing.
  @discardableResult
  public func start(_ choice: TestRunChoice = .all) -> TestRunRefusal? { .noTests }

  /// Does nothing.
  public func stop() {}
}
#endif
