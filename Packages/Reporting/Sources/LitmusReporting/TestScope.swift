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
}

extension TestScope {
  /// The scope of the running test, which may be one that has ended; `nil` outside of any test.
  public static var running: TestScope? { current ?? TestHarnesses.runningScope() }
}
