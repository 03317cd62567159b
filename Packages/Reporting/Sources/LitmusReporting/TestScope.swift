/// What is to be done when a test ends, for frameworks that do not tell.
///
/// A trait of Swift Testing installs one round each test.
@_spi(Litmus)
public final class TestScope: Sendable {
  /// The scope that the task belongs to.
  @TaskLocal public static var current: TestScope?

  private let actions = Locked<[@Sendable () -> Void]?>([])

  /// Makes a scope that has not ended.
  public init() {}

  /// Has an action run at the end.
  ///
  /// - Parameter action: What is run.
  /// - Returns: Whether the end is still to come.
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

/// Has an action run at the end of the running test, if that can be told.
///
/// - Parameter action: What is run.
/// - Returns: Whether it will be run.
@_spi(Litmus)
@discardableResult
public func atTestEnd(_ action: @escaping @Sendable () -> Void) -> Bool {
  if let scope = TestScope.current { return scope.atEnd(action) }
  return TestHarnesses.atTestEnd(action)
}
