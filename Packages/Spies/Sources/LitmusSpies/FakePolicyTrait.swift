#if LITMUS_FAKES
public import LitmusFakes
public import Testing

/// A trait whose tests' fakes follow a policy.
///
/// Use it as ``Testing/Trait/fakePolicy(_:)``.
public struct FakePolicyTrait: TestTrait, SuiteTrait, TestScoping {
  /// The policy.
  let policy: FakePolicy

  /// Always `true`: the trait also applies to the tests of nested suites.
  public var isRecursive: Bool { true }

  /// Runs a test whose fakes follow the policy.
  ///
  /// - Parameters:
  ///   - test: The test or its suite.
  ///   - testCase: The test case, or `nil` for a whole suite.
  ///   - function: The test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withFakePolicy(policy) { try await function() }
  }
}

extension Trait where Self == FakePolicyTrait {
  /// Has the fakes of a test follow a policy, unless they have one of their own.
  ///
  /// ```swift
  /// @Suite(.fakePolicy(.relaxed)) struct CartTests {
  ///   @Test func saves() { Cart(store: FakeStore()).save() }
  /// }
  /// ```
  ///
  /// - Parameter policy: How the fakes respond to calls that no stub matches.
  public static func fakePolicy(_ policy: FakePolicy) -> Self { Self(policy: policy) }
}
#endif
