internal import LitmusSpiesCore
public import Testing

/// A trait that gives each test static stubs and calls of its own.
///
/// Use it as ``Testing/Trait/spyScope``.
public struct SpyScopeTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the tests of nested suites have the trait too: they have.
  public var isRecursive: Bool { true }

  /// Runs a test in a ``LitmusSpiesCore/SpyScope``.
  ///
  /// - Parameters:
  ///   - test: The test or its suite.
  ///   - testCase: The case of the test, or `nil` around a whole suite.
  ///   - function: The test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await SpyScope.run { try await function() }
  }
}

extension Trait where Self == SpyScopeTrait {
  /// Keeps the static stubs and calls of a test apart from those of tests that run at the same time.
  ///
  /// ```swift
  /// @Suite(.spyScope) struct ClockTests {
  ///   @Test(arguments: 1...9) func tells(time: Int) {
  ///     FakeClock.stub(.now).andReturn(time)
  ///     #expect(FakeClock.now() == time)
  ///   }
  /// }
  /// ```
  ///
  /// On a suite it applies to each of its tests, and to those of the suites in it. Each test, and
  /// each case of a parameterised one, has its own. They are gone when it ends.
  public static var spyScope: Self { Self() }
}
