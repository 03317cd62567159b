#if LITMUS_REPORTING && !LITMUS_FAKES
/// The actions to run when a test ends.
///
/// XCTest and the in-app runner have a scope for each test. Swift Testing reports the end of a test
/// only to its traits, so a trait installs a scope.
@_spi(Litmus)
public final class TestScope: Sendable {
  /// The scope that a trait has installed for the task's test.
  @TaskLocal public static var current: TestScope?

  /// An ended scope, for tests whose end is not reported.
  public static let ended: TestScope = {
    let scope = TestScope()
    scope.end()
    scope.state.withLock { $0.actionsAfterTearDown = nil }
    return scope
  }()

  private struct State {
    /// `nil` if the test has ended.
    var actions: [@Sendable () -> Void]? = []
    var isSkipped = false
    weak var testCase: AnyObject?
    /// `nil` if they have run, or if the tear-down is not reported.
    var actionsAfterTearDown: [@Sendable (AnyObject) -> Void]? = []
  }

  private let state = Locked(State())

  /// Makes a scope that has not ended.
  ///
  /// - Parameter testCase: The test case that is torn down after the end; `nil` if none is.
  public init(of testCase: AnyObject? = nil) { state.withLock { $0.testCase = testCase } }

  /// The values of the test case's properties, which its tear-down may use after the end.
  public var propertiesOfTestCase: [Any] {
    state.withLock { $0.testCase }.map(storedProperties) ?? []
  }

  /// Adds an action to run when the test ends.
  ///
  /// - Parameter action: The action to run.
  /// - Returns: `false` if the scope has ended; the action is then dropped.
  @discardableResult
  public func atEnd(_ action: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      state.actions?.append(action)
      return state.actions != nil
    }
  }

  /// Whether the test has ended.
  public var hasEnded: Bool { state.withLock { $0.actions == nil } }

  /// Whether the test was skipped or cancelled.
  ///
  /// What such a test has not done, for example verifying calls, is not reported.
  public var isSkipped: Bool { state.withLock { $0.isSkipped } }

  /// Runs the actions, the last added first.
  ///
  /// - Parameter isSkipped: Whether the test was skipped or cancelled.
  public func end(isSkipped: Bool = false) {
    let actions = state.withLock { state in
      if isSkipped { state.isSkipped = true }
      return state.actions.take()
    }
    for action in (actions ?? []).reversed() { action() }
  }

  /// Adds an action to run after the test has ended and been torn down, if the framework reports that.
  ///
  /// XCTest reports it. Failures can then no longer be recorded in the test; a reporter for the test
  /// adds the test's name to them.
  ///
  /// - Parameter action: The action to run, which receives the test case. A scope that has been torn down drops it.
  public func afterTearDown(_ action: @escaping @Sendable (_ testCase: AnyObject) -> Void) {
    state.withLock { $0.actionsAfterTearDown?.append(action) }
  }

  /// Runs the actions that ``afterTearDown(_:)`` added.
  ///
  /// - Parameter testCase: The test case.
  public func finish(_ testCase: AnyObject) {
    let actions = state.withLock { $0.actionsAfterTearDown.take() }
    for action in actions ?? [] { action(testCase) }
  }
}

extension TestScope {
  /// Whether the current task belongs to a Swift Testing test.
  ///
  /// Only such a task has the scope that is always ended, or a scope that a trait has installed.
  public static var isOfSwiftTesting: Bool { current != nil || running === ended }

  /// The scope of the running test, which may have ended; `nil` outside of any test.
  public static var running: TestScope? { current ?? TestHarnesses.runningScope() }
}

/// Returns the values of an object's stored properties in the order of declaration, those of superclasses first.
@_spi(Litmus)
public func storedProperties(of object: Any) -> [Any] {
  let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
  return Array(mirrors).reversed().flatMap { $0.children.map(\.value) }
}

/// Returns a number that identifies the current task as long as it runs; `nil` outside of any task.
@_spi(Litmus)
public func currentTaskID() -> Int? { withUnsafeCurrentTask { $0?.hashValue } }
#endif
