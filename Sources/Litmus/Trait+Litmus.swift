internal import LitmusExpectations
@_spi(Litmus) public import LitmusHarness
internal import LitmusResettable
internal import LitmusSpies
public import Testing

extension Trait where Self == LitmusTrait {
  /// Brings Litmus's checks and clean-up to a test, or to each test of a suite.
  ///
  /// ```swift
  /// @Suite(.litmus) struct CartTests {
  ///   @Resettable var sut: Cart! = Cart()
  ///
  ///   @Test func startsEmpty() { #expect(sut.items == []) }
  /// }
  /// ```
  ///
  /// It is the same as `.checksExpectations`, `.resetsResettables` and `.spyScope`: an expectation that
  /// nothing waits for is a failure, subjects are released, and each test has its own static stubs and
  /// calls. A release build without the trait `Testing` of the package has no fakes, and so no scopes.
  public static var litmus: Self {
    Self { test in
      // Subjects are reset while the stubs that they may call are still there.
      try await Self.checksExpectations.run {
        #if LITMUS_FAKES
        try await Self.spyScope.run { try await Self.resetsResettables.run(test) }
        #else
        try await Self.resetsResettables.run(test)
        #endif
      }
    }
  }
}
