#if LITMUS_FAKES
public import LitmusFakes
@_spi(Litmus) public import LitmusHarness
public import Testing

extension Trait where Self == LitmusTrait {
  /// Has the fakes of a test follow a policy, unless they have one of their own.
  ///
  /// ```swift
  /// @Suite(.fakePolicy(.relaxed)) struct CartTests {
  ///   @Test func saves() { Cart(store: FakeStore()).save() }
  /// }
  /// ```
  ///
  /// - Parameter policy: How the fakes respond to calls that no stub matches.
  public static func fakePolicy(_ policy: FakePolicy) -> Self {
    Self { test in try await withFakePolicy(policy) { try await test() } }
  }
}
#endif
