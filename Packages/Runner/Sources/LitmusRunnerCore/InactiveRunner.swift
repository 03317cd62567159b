#if !LITMUS_RUNNER
/// The runner's type in builds without the runner: it has no tests and runs none.
@MainActor public final class TestRunner {
  /// The suites of the run: none.
  public let lists: [AnyTestList] = []

  /// Makes a runner that runs nothing.
  public init(
    lists: [AnyTestList] = TestDiscovery.lists(), options: TestRunOptions = TestRunOptions()
  ) {}

  /// Returns the run's events: none.
  public func events() -> TestEvents {
    let events = TestEvents()
    events.channel.finish()
    return events
  }

  /// Runs nothing.
  public func run() async -> TestRunSummary { TestRunSummary() }

  /// Runs nothing.
  public func runBlocking() -> TestRunSummary { TestRunSummary() }
}

/// A suite's tests in builds without the runner: there are none.
public struct AnyTestList {
  /// The module of the suite: unknown here.
  public let module = ""
  /// The suite's name: unknown here.
  public let suite = ""
  /// The tests: none.
  public let tests: [TestDescription] = []

  /// Ignores a typed list.
  public init<Subject>(_ list: TestList<Subject>, of subject: Any.Type = Subject.self) {}
}

/// The search for suites in builds without the runner: it finds none.
public enum TestDiscovery {
  /// Returns no suites.
  @MainActor public static func lists() -> [AnyTestList] { [] }
}
#endif
