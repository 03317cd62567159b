/// What is to be done when a test ends.
///
/// XCTest and the in-app runner have one for each test. Swift Testing tells the end of a test only to
/// its traits, so a trait installs one.
@_spi(Litmus)
public final class TestScope: Sendable {
  /// The scope that a trait has installed for the task's test.
  @TaskLocal public static var current: TestScope?

  /// A scope that has ended, for tests whose end cannot be told.
  public static let ended: TestScope = {
    let scope = TestScope()
    scope.end()
    return scope
  }()

  private let actions = Locked<[@Sendable () -> Void]?>([])
  private let actionsAfterTearDown = Locked<[@Sendable (AnyObject) -> Void]>([])

  /// Makes a scope that has not ended.
  public init() {}

  /// Has an action run at the end.
  ///
  /// - Parameter action: What is run.
  /// - Returns: Whether the end is still to come.
  @discardableResult
  public func atEnd(_ action: @escaping @Sendable () -> Void) -> Bool {
    actions.withLock { actions in
      actions?.append(action)
      return actions != nil
    }
  }

  /// Runs the actions, the last added first.
  public func end() {
    let actions = actions.withLock { actions in
      defer { actions = nil }
      return actions
    }
    for action in (actions ?? []).reversed() { action() }
  }

  /// Has an action run when the test has ended and been torn down, if the framework tells.
  ///
  /// XCTest does. Its test can then no longer be failed; a reporter of it names it.
  ///
  /// - Parameter action: What is run; it is given the test case.
  public func afterTearDown(_ action: @escaping @Sendable (_ testCase: AnyObject) -> Void) {
    actionsAfterTearDown.withLock { $0.append(action) }
  }

  /// Runs what was to be run after the tear-down.
  ///
  /// - Parameter testCase: The test case.
  public func finish(_ testCase: AnyObject) {
    let actions = actionsAfterTearDown.withLock { actions in
      defer { actions = [] }
      return actions
    }
    for action in actions { action(testCase) }
  }
}

extension TestScope {
  /// Whether the task is one of a Swift Testing test.
  ///
  /// Only these have a scope of the harness's that has always ended, or one that a trait has installed.
  public static var isOfSwiftTesting: Bool { current != nil || running === ended }

  /// The scope of the running test, which may be one that has ended; `nil` outside of any test.
  public static var running: TestScope? { current ?? TestHarnesses.runningScope() }
}
