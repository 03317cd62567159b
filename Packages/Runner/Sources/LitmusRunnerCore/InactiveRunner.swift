#if !LITMUS_RUNNER
internal import LitmusReporting

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

  /// Runs nothing; the summary is not a success.
  public func run() async -> TestRunSummary { .inactive }

  /// Runs nothing; the summary is not a success.
  public func runBlocking() -> TestRunSummary { .inactive }
}

extension TestRunSummary {
  /// The summary of a run in a build without the runner, whose only failure says so.
  package static var inactive: TestRunSummary {
    var summary = TestRunSummary()
    summary.unattributed = [ReportedFailure(message: TestRunner.absence, callSite: CallSite())]
    return summary
  }
}

extension TestRunner {
  /// Why no test runs.
  package nonisolated static let absence =
    "No tests ran, because this build has no runner. Build in debug, or with the trait Testing"
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
