#if !LITMUS_RUNNER
/// Stands in for the runner in builds without it; it has no tests and runs none.
@MainActor public final class TestRunner {
  /// The suites of the run: none.
  public let lists: [AnyTestList] = []

  /// Makes a runner that runs nothing.
  public init(
    lists: [AnyTestList] = TestDiscovery.lists(), options: TestRunOptions = TestRunOptions()
  ) {}

  /// The run's events: none.
  public func events() -> TestEvents {
    let events = TestEvents()
    events.channel.finish()
    return events
  }

  /// Runs nothing.
  public func run() async -> TestRunSummary { TestRunSummary() }

  /// Runs nothing.
  public func runBlocking() -> TestRunSummary { TestRunSummary() }

  /// Does nothing, whatever the arguments say.
  public nonisolated static func runIfRequested(ownFlags: Set<String> = []) {}

  /// Does nothing, whatever the arguments say.
  public nonisolated static func runIfRequested(ownFlags: Set<String> = []) async {}
}

/// Stands in for a suite's tests in builds without the runner; it has none.
public struct AnyTestList {
  /// The module that the suite stands in: not known here.
  public let module = ""
  /// The suite's name: not known here.
  public let suite = ""
  /// The tests: none.
  public let tests: [TestDescription] = []

  /// Takes a typed list and forgets it.
  public init<Subject>(_ list: TestList<Subject>, of subject: Any.Type = Subject.self) {}
}

/// Stands in for the search for suites in builds without the runner; it finds none.
public enum TestDiscovery {
  /// No suites.
  @MainActor public static func lists() -> [AnyTestList] { [] }

  /// No suites.
  public static func hostedLists() async throws -> [AnyTestList] { [] }
}
#endif
