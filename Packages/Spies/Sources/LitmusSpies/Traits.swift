#if LITMUS_FAKES
public import LitmusFakes
@_spi(Litmus) public import LitmusHarness
public import Testing

extension Trait where Self == LitmusTrait {
  /// Has the conditions of a test compare the values of a type with a closure.
  ///
  /// ```swift
  /// @Suite(.equality(of: Location.self) { $0.id == $1.id }) struct MapTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - areEqual: A closure that returns whether two values are equal.
  public static func equality<Value>(
    of type: Value.Type, by areEqual: @escaping @Sendable (Value, Value) -> Bool
  ) -> Self {
    Self { test in
      try await withEquality(of: Value.self, by: areEqual) { try await test() }
    }
  }

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

  /// Separates the static stubs and calls of a test from those of tests that run at the same time.
  ///
  /// ```swift
  /// @Suite(.spyScope) struct ClockTests {
  ///   @Test(arguments: 1...9) func tells(time: Int) {
  ///     FakeClock.when(.now).andReturn(time)
  ///     #expect(FakeClock.now() == time)
  ///   }
  /// }
  /// ```
  ///
  /// On a suite, it applies to each of its tests, and to those of its nested suites. Each test, and
  /// each test case of a parameterized test, has its own stubs and calls. They are removed when it ends.
  public static var spyScope: Self {
    Self { test in try await SpyScope.run { try await test() } }
  }
}
#endif
