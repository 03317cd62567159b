#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

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
/// recorded, whatever the policy is. Setters and initializers need no stub in any of them.
public enum FakePolicy: Sendable, Hashable {
  /// Every call that no stub matches is a failure, even if the function has a fallback value.
  case strict
  /// A call that no stub matches is a failure, unless the function has a fallback value.
  case standard
  /// A call that no stub matches returns nothing, or `nil`, without a failure; if its type is no optional, the call is
  /// a failure.
  case relaxedOptional
  /// A call that no stub matches returns nothing, `nil` or the type's ``FakeDefault`` without a failure; if
  /// its type has no such value, the call is a failure.
  case relaxed

  /// A call that no stub matches and that returns a value is a failure; the same as ``standard``.
  public static var relaxedVoid: FakePolicy { .standard }

  enum Setting: TestSetting { typealias Value = FakePolicy }

  /// The policy of the innermost `withFakePolicy(_:operation:)`; ``default`` outside of any.
  public static var current: FakePolicy { Setting.inTask ?? .default }

  private static let ofProcess = Locked(FakePolicy.standard)

  /// The policy of all fakes of the process that have no other; ``standard`` by default.
  ///
  /// Tests run at the same time, so set it once, before any test: to change it for a test, use
  /// `withFakePolicy(_:operation:)`.
  public static var `default`: FakePolicy {
    get { ofProcess.withLock(\.self) }
    set { ofProcess.withLock { $0 = newValue } }
  }

  /// Returns whether a call that no stub matches returns the default value of its type without a failure.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - original: The real object that cannot answer the call; `nil` for none.
  func isRelaxed<Value>(for type: Value.Type, besides original: String?) -> Bool {
    switch self {
    case .strict: false
    case .standard: type == Void.self && original == nil
    case .relaxedOptional: type == Void.self || type is any OptionalValue.Type
    case .relaxed: true
    }
  }
}

/// Runs an operation whose fakes follow a policy, unless they have one of their own.
///
/// It also applies to all calls of the fakes that the operation creates, in whatever task or thread.
///
/// - Parameters:
///   - policy: The policy.
///   - operation: The operation.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withFakePolicy<Result>(
  _ policy: FakePolicy, operation: () throws -> Result
) rethrows -> Result {
  try TestContext.withSetting(FakePolicy.Setting.self, policy, operation: operation)
}

/// Runs an asynchronous operation whose fakes follow a policy, unless they have one of their own.
///
/// - Parameters:
///   - policy: The policy.
///   - operation: The operation.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public nonisolated(nonsending) func withFakePolicy<Result>(
  _ policy: FakePolicy, operation: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  try await TestContext.withSetting(FakePolicy.Setting.self, policy, operation: operation)
}
#endif
