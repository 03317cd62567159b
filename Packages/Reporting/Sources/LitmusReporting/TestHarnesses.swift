#if LITMUS_REPORTING && !LITMUS_FAKES
/// An adapter through which failures reach a framework that runs tests.
@_spi(LitmusHarness)
public protocol TestHarness: Sendable {
  /// Reports a failure if its origin is one of this framework's tests, and returns whether it did.
  func report(_ failure: ReportedFailure, from origin: FailureOrigin) -> Bool

  /// Returns a reporter for this framework's test of that origin; `nil` if there is no such test.
  ///
  /// The reporter works from any thread, and also after the test has ended.
  func currentReporter(from origin: FailureOrigin) -> (any FailureReporter)?

  /// Returns the scope of this framework's test of that origin; `nil` if there is no such test.
  func runningScope(from origin: FailureOrigin) -> TestScope?

  /// Tells the task's test, or the case of a parameterized one, from others; `nil` if the scope does.
  var currentTest: String? { get }
}

extension TestHarness {
  /// By default, the scope tells tests apart.
  public var currentTest: String? { nil }
}

/// Where a framework looks for the test that a failure belongs to.
///
/// All frameworks are asked about `task` before any is asked about `process`, so that a framework that
/// merely runs something does not accept a failure that belongs to another framework's test.
@_spi(LitmusHarness)
public enum FailureOrigin: Sendable {
  /// In the task that reports the failure.
  case task
  /// Among all tests that are running in the process.
  case process
}

/// The harnesses of the frameworks that may be running tests in this process, in the order in which
/// they are asked.
@_spi(LitmusHarness)
public enum TestHarnesses {
  private struct Registry: Sendable {
    var lastID = 0
    var harnesses: [(id: Int, harness: any TestHarness)] = []
  }

  private static let registry = Locked(Registry())

  /// The harnesses, in the order in which they are asked.
  public static var all: [any TestHarness] { registry.withLock { $0.harnesses.map(\.harness) } }

  /// Adds a harness that is asked before those added so far.
  ///
  /// - Parameter harness: The harness.
  /// - Returns: A number to pass to ``remove(_:)``.
  @discardableResult
  public static func add(_ harness: any TestHarness) -> Int {
    registry.withLock { registry in
      registry.lastID += 1
      registry.harnesses.insert((registry.lastID, harness), at: 0)
      return registry.lastID
    }
  }

  /// Removes a harness.
  ///
  /// - Parameter id: The number that ``add(_:)`` returned.
  public static func remove(_ id: Int) {
    registry.withLock { $0.harnesses.removeAll { $0.id == id } }
  }

  /// Offers a failure to each framework until one accepts it, and returns whether one did.
  static func report(_ failure: ReportedFailure) -> Bool {
    ask { $0.report(failure, from: $1) ? true : nil } ?? false
  }

  /// Returns the reporter of the first framework that has a running test.
  static func currentReporter() -> (any FailureReporter)? {
    ask { $0.currentReporter(from: $1) }
  }

  /// Returns the scope of the first framework that has a running test.
  static func runningScope() -> TestScope? {
    runningScope(from: .task) ?? runningScope(from: .process)
  }

  /// Returns the scope of the first framework that has a test of that origin.
  static func runningScope(from origin: FailureOrigin) -> TestScope? {
    ask(about: origin) { $0.runningScope(from: $1) }
  }

  /// Tells the calling task's test from others of a framework whose scopes do not; `nil` outside of those.
  static var currentTest: String? { all.lazy.compactMap(\.currentTest).first }

  /// Whether the calling task belongs to a test of any framework that knows that.
  static var taskBelongsToTest: Bool { runningScope(from: .task) != nil }

  /// Returns the first answer; asks all frameworks about the task before it asks any about the process.
  private static func ask<Answer>(
    _ question: (any TestHarness, FailureOrigin) -> Answer?
  ) -> Answer? {
    ask(about: .task, question) ?? ask(about: .process, question)
  }

  private static func ask<Answer>(
    about origin: FailureOrigin, _ question: (any TestHarness, FailureOrigin) -> Answer?
  ) -> Answer? {
    for harness in all {
      if let answer = question(harness, origin) { return answer }
    }
    return nil
  }
}
#endif
