internal import LitmusExpectations
internal import LitmusResettable
internal import LitmusSpies
public import Testing

/// A trait that brings Litmus's checks and clean-up to each test of a suite.
///
/// Use it as ``Testing/Trait/litmus``.
public struct LitmusTrait: TestTrait, SuiteTrait, TestScoping {
  /// Always `true`: the trait also applies to the tests of nested suites.
  public var isRecursive: Bool { true }

  /// Runs a test in a spy scope, resets its `Resettable` properties, and checks its expectations.
  ///
  /// - Parameters:
  ///   - test: The test or its suite.
  ///   - testCase: The case of the test, or `nil` for a whole suite.
  ///   - function: The test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let expectations: ExpectationsTrait = .checksExpectations
    let scope: SpyScopeTrait = .spyScope
    let resettables: ResettablesTrait = .resetsResettables
    // Subjects are reset while the stubs that they may call are still there.
    try await expectations.provideScope(for: test, testCase: testCase) {
      try await scope.provideScope(for: test, testCase: testCase) {
        try await resettables.provideScope(for: test, testCase: testCase, performing: function)
      }
    }
  }
}

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
  /// calls.
  public static var litmus: Self { Self() }
}
