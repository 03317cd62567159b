#if LITMUS_REPORTING && !LITMUS_FAKES
internal import Foundation

/// Something that a test sets for its waits and fakes, such as a default timeout.
///
/// A type that conforms to it is the key of a value: `TestContext.withSetting(Key.self, value) { … }` sets it,
/// and `Key.inTask` is the value in effect.
@_spi(Litmus)
public protocol TestSetting {
  /// The type of the value.
  associatedtype Value: Sendable = Self
}

extension TestSetting {
  /// The value that the innermost scope of the current task has set; `nil` outside of any.
  public static var inTask: Value? { TestContext.settings[ObjectIdentifier(Self.self)] as? Value }
}

/// The test that an object belongs to, with all that the test has set when the object was made.
///
/// Settings and reporters are task-local, so that a detached task, a queue or a thread has none. An object
/// that a test makes, such as a fake or an expectation, stores the context, and is used in it there.
@_spi(Litmus)
public struct TestContext: Sendable {
  /// The values of settings, by the type of the setting.
  @TaskLocal static var settings: [ObjectIdentifier: any Sendable] = [:]

  /// The reporter of the test.
  public let reporter: any FailureReporter
  /// The scope of the test; `nil` outside of any test.
  public let scope: TestScope?
  /// Whether the test is one of Swift Testing.
  public let isOfSwiftTesting: Bool
  let settings = Self.settings
  private let origin = Self.currentOrigin
  /// Whether a task of a test made the context, so that it does not matter which test XCTest runs.
  private let isOfTestTask: Bool

  /// Makes the context of the current test.
  ///
  /// - Parameter reporter: The reporter of the test; by default ``currentFailureReporter()``.
  public init(reporter: any FailureReporter = currentFailureReporter()) {
    self.reporter = reporter
    let installed = TestScope.current
    let ofTask = TestHarnesses.runningScope(from: .task)
    scope = installed ?? ofTask ?? TestHarnesses.runningScope(from: .process)
    isOfSwiftTesting = installed != nil || ofTask === TestScope.ended
    isOfTestTask = ofTask != nil
  }

  /// Whether the current task is the one that made the context.
  public var isOfCurrentTask: Bool { origin == Self.currentOrigin }

  /// Returns whether both contexts are known to be of one test: of one scope if the framework tells tests apart,
  /// otherwise of one task, which a later test's task may look like.
  func isOfSameTest(as other: TestContext) -> Bool {
    if let scope, let other = other.scope, scope !== TestScope.ended, other !== TestScope.ended {
      return scope === other
    }
    return origin == other.origin
  }

  /// The current task or, outside of tasks, 0 for the main thread, on which XCTest runs synchronous tests.
  private static var currentOrigin: Int? { currentTaskID() ?? (Thread.isMainThread ? 0 : nil) }
}

extension TestContext {
  /// Reports a failure to the test, unless a try of the wait that the task is in has reported it before.
  public func report(_ failure: ReportedFailure) {
    if RepeatedFailures.isNew(failure) { reporter.report(failure) }
  }
}

// MARK: - Use in another task
extension TestContext {
  /// Whether a use of the object is in this context: in a task or thread that belongs to no test.
  ///
  /// A task of a test has the settings of that test's own scopes, and an object may outlive its test. XCTest
  /// does not tell which tasks and threads belong to a test; there, all that run during the object's test
  /// do, except for the one that made the object.
  private var isInEffect: Bool {
    guard !isOfCurrentTask, !TestHarnesses.taskBelongsToTest else { return false }
    if isOfTestTask { return true }
    guard let running = TestScope.running else { return true }
    return running === scope
  }

  /// Returns the value that is in effect for a use of the object: that of the current task or, if the task
  /// belongs to no test, that of the object's test.
  ///
  /// - Parameter setting: The setting.
  public func value<Setting: TestSetting>(of setting: Setting.Type) -> Setting.Value? {
    if let value = setting.inTask { return value }
    guard let value = settings[ObjectIdentifier(setting)] as? Setting.Value else { return nil }
    return isInEffect ? value : nil
  }

  /// Runs an operation that uses the object, with the settings and the reporter of the object's test unless
  /// the current task has its own.
  ///
  /// - Parameter operation: The operation.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    guard isInEffect else { return try operation() }
    return try Self.$settings.withValue(Self.settings.merging(settings) { own, _ in own }) {
      try FailureScope.$current.withValue(
        FailureScope.current ?? FailureScope(reporter), operation: operation)
    }
  }
}

extension TestContext {
  /// Returns the limit of a wait for the object, whose default timeout is that of the object's test.
  ///
  /// - Parameters:
  ///   - timeout: The timeout of the wait.
  ///   - clock: The clock that measures it.
  ///   - isForNothing: Whether the wait only is for the absence of events. It then lasts as long as the test
  ///     says, also on a slow machine.
  public func limit(
    _ timeout: some TimeoutValue, on clock: any Clock<Duration>, isForNothing: Bool
  ) -> WaitLimit {
    // Most tests set nothing.
    let limit = settings.isEmpty ? WaitLimit(timeout) : run { WaitLimit(timeout) }
    return isForNothing ? limit : limit.scaled(on: clock)
  }
}

// MARK: - Settings
extension TestContext {
  /// Runs an operation with a setting.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - value: Its value.
  ///   - operation: The operation.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public static func withSetting<Setting: TestSetting, Result>(
    _ setting: Setting.Type, _ value: Setting.Value, operation: () throws -> Result
  ) rethrows -> Result {
    var settings = settings
    settings[ObjectIdentifier(setting)] = value
    return try $settings.withValue(settings, operation: operation)
  }

  /// Runs an asynchronous operation with a setting.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - value: Its value.
  ///   - operation: The operation, which runs on the caller's actor.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public nonisolated(nonsending) static func withSetting<Setting: TestSetting, Result>(
    _ setting: Setting.Type, _ value: Setting.Value,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    var settings = settings
    settings[ObjectIdentifier(setting)] = value
    return try await $settings.withValue(settings, operation: operation)
  }
}
#endif
