#if LITMUS_FAKES
internal import LitmusFakes
public import Testing

/// A trait that gives each test its own static stubs and calls.
///
/// Use it as ``Testing/Trait/spyScope``.
public struct SpyScopeTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait also applies to the tests of nested suites: always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test in a `SpyScope`.
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
    guard testCase != nil else { return try await function() }
    try await SpyScope.run { try await function() }
  }
}

extension Trait where Self == SpyScopeTrait {
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
  public static var spyScope: Self { Self() }
}
#endif
