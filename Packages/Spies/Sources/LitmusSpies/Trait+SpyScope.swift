#if LITMUS_FAKES
internal import LitmusFakes
@_spi(Litmus) public import LitmusHarness
public import Testing

extension Trait where Self == LitmusTrait {
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
