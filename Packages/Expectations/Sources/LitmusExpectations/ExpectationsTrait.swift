@_spi(Litmus) internal import LitmusReporting
public import Testing

/// A trait that checks at the end of a test, and not only on release, that each of its expectations was
/// awaited.
///
/// Swift Testing reports the end of a test only to traits. Without this trait, an expectation that
/// outlives its test, in a reference cycle or a static variable, is never reported.
public struct ExpectationsTrait: TestTrait, SuiteTrait, TestScoping {
  /// Always `true`: a suite's trait applies to all tests in it.
  public var isRecursive: Bool { true }

  /// Runs a test, and then reports each expectation that nothing has waited for.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let scope = TestScope()
    // A test that calls `Test.cancel`, or takes too long, is cancelled.
    defer { scope.end(isSkipped: Task.isCancelled) }
    try await TestScope.$current.withValue(scope) { try await function() }
  }
}

extension Trait where Self == ExpectationsTrait {
  /// Fails a test if there is an expectation at its end that nothing has waited for.
  ///
  /// ```swift
  /// @Suite(.checksExpectations) struct DownloadTests {
  ///   @Test func downloads() async {
  ///     let done = asyncExpectation(description: "done")
  ///     Task { done.fulfill() }
  ///     await waitForExpectations([done])
  ///   }
  /// }
  /// ```
  public static var checksExpectations: Self { Self() }
}
