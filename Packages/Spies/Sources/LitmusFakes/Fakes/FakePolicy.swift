@_spi(Litmus) internal import LitmusReporting

/// How a fake responds to a call that no stub matches.
///
/// ```swift
/// withFakePolicy(.relaxed) {
///   let store = FakeStore()
///   store.save("fig")
/// }
/// ```
///
/// A fake's own policy, `fake.spyRecord.policy`, takes precedence over that of the scope. All calls are
/// recorded, whatever the policy is. Setters, initializers and functions that only record their calls need
/// no stub in any of them.
public enum FakePolicy: Sendable, Hashable {
  /// Every call that no stub matches is a failure, even if the function has a fallback value.
  case strict
  /// A call that no stub matches is a failure, unless the function has a fallback value.
  case standard
  /// A call that no stub matches returns nothing, `nil` or the type's ``SpryDefault`` without a failure; if
  /// its type has no such value, the call is a failure.
  case relaxed

  @TaskLocal static var scoped: FakePolicy?

  /// The policy of the innermost ``withFakePolicy(_:operation:)``; ``standard`` outside of any.
  public static var current: FakePolicy { scoped ?? .standard }
}

/// Runs an operation whose fakes follow a policy, unless they have one of their own.
///
/// It applies to the calls that the operation's task and the tasks created within it make.
///
/// - Parameters:
///   - policy: The policy.
///   - operation: The operation.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withFakePolicy<Result>(
  _ policy: FakePolicy, operation: () throws -> Result
) rethrows -> Result {
  try FakePolicy.$scoped.withValue(policy, operation: operation)
}

/// Runs an asynchronous operation whose fakes follow a policy, unless they have one of their own.
///
/// - Parameters:
///   - policy: The policy.
///   - isolation: The caller's actor, on which the operation runs.
///   - operation: The operation.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withFakePolicy<Result>(
  _ policy: FakePolicy,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await FakePolicy.$scoped.withValue(policy, operation: operation, isolation: isolation)
}

extension SpyRecord {
  /// Makes a record without calls and stubs, for a fake with a policy of its own.
  ///
  /// - Parameter policy: How the fake responds to a call that no stub matches.
  public convenience init(policy: FakePolicy) {
    self.init()
    self.policy = policy
  }

  /// How the fake responds to a call that no stub matches; `nil`, the default, for the policy of the scope.
  public var policy: FakePolicy? {
    get { state.withLock { $0.policy } }
    set { state.withLock { $0.policy = newValue } }
  }
}
