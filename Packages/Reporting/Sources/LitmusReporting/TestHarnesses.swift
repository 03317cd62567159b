/// A framework that runs tests, as failure reporting sees it.
@_spi(LitmusHarness)
public protocol TestHarness: Sendable {
  /// Reports a failure if its origin is one of this framework's tests, and says whether it did.
  func report(_ failure: ReportedFailure, from origin: FailureOrigin) -> Bool

  /// What reports to this framework's test of that origin from anywhere, also after the test has
  /// ended; `nil` if there is no such test.
  func currentReporter(from origin: FailureOrigin) -> (any FailureReporter)?

  /// The scope of this framework's test of that origin; `nil` if there is no such test.
  func runningScope(from origin: FailureOrigin) -> TestScope?
}

/// How a framework is to tell whether a failure is one of its tests'.
///
/// All are asked for the first before any is asked for the second, so that a framework that merely
/// runs something takes no failure from one that knows better.
@_spi(LitmusHarness)
public enum FailureOrigin: Sendable {
  /// The task that reports it belongs to a test.
  case task
  /// A test is running somewhere in the process.
  case process
}

/// The frameworks that may be running tests in this process, in the order in which they are asked.
@_spi(LitmusHarness)
public enum TestHarnesses {
  private struct Entry: Sendable {
    var id: Int
    var harness: any TestHarness
  }

  private struct Registry: Sendable {
    var nextID = 0
    var entries: [Entry] = []
  }

  private static let registry = Locked(Registry())

  /// Adds a framework that is asked before those added so far.
  ///
  /// - Parameter harness: The framework.
  /// - Returns: A number that ``remove(_:)`` takes.
  @discardableResult
  public static func add(_ harness: any TestHarness) -> Int {
    registry.withLock { registry in
      registry.nextID += 1
      registry.entries.insert(Entry(id: registry.nextID, harness: harness), at: 0)
      return registry.nextID
    }
  }

  /// Removes a framework.
  ///
  /// - Parameter id: What ``add(_:)`` returned.
  public static func remove(_ id: Int) {
    registry.withLock { $0.entries.removeAll { $0.id == id } }
  }

  /// Offers a failure to each framework until one takes it, and says whether one did.
  static func report(_ failure: ReportedFailure) -> Bool {
    ask { $0.report(failure, from: $1) ? true : nil } ?? false
  }

  /// The reporter of the first framework that has a test for it.
  static func currentReporter() -> (any FailureReporter)? {
    ask { $0.currentReporter(from: $1) }
  }

  /// The scope of the first framework that has a test with one.
  static func runningScope() -> TestScope? {
    ask { $0.runningScope(from: $1) }
  }

  /// The first answer: of all frameworks about the task, then of all about the process.
  private static func ask<Answer>(
    _ question: (any TestHarness, FailureOrigin) -> Answer?
  ) -> Answer? {
    let harnesses = registry.withLock { $0.entries.map(\.harness) }
    for origin in [FailureOrigin.task, .process] {
      for harness in harnesses {
        if let answer = question(harness, origin) { return answer }
      }
    }
    return nil
  }
}
