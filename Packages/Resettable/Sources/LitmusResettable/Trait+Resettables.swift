@_spi(Litmus) public import LitmusHarness
internal import LitmusResettableCore
public import Testing

extension Trait where Self == LitmusTrait {
  /// Resets and releases the `Resettable` properties made during a test when it has ended.
  ///
  /// ```swift
  /// @Suite(.resetsResettables) struct CartTests {
  ///   @Resettable(onReset: Cart.close) var sut: Cart! = Cart()
  ///
  ///   @Test func startsEmpty() { #expect(sut.items == []) }
  /// }
  /// ```
  ///
  /// On a suite, it applies to each of its tests, and to those of nested suites. Each test, and each
  /// case of a parameterized test, has its own properties. They are also reset when the test throws.
  public static var resetsResettables: Self { resetsResettables(checksForLeaks: false) }

  /// Resets and releases the `Resettable` properties made during a test, and checks for leaks.
  ///
  /// - Parameters:
  ///   - checksForLeaks: Whether an object that is alive after its reset is a failure, unless its
  ///     property says otherwise.
  ///   - gracePeriod: How long objects may take to be released. A negative duration is treated as zero,
  ///     the default.
  /// - Returns: The trait.
  public static func resetsResettables(
    checksForLeaks: Bool,
    within gracePeriod: Duration = .zero
  ) -> Self {
    Self { test in
      try await withResettables(
        checksForLeaks: checksForLeaks, within: gracePeriod, operation: test)
    }
  }
}
