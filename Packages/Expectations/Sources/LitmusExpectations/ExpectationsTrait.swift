@_spi(Litmus) internal import LitmusReporting
public import Testing

/// Makes sure that each expectation of a test is awaited by the end of the test, and not only when it
/// is released.
///
/// Swift Testing tells nobody but a trait when a test ends. Without this one, an expectation that
/// outlives its test, in a cycle or a static variable, is never missed.
public struct ExpectationsTrait: TestTrait, SuiteTrait, TestScoping {
  /// A suite's trait holds for all tests in it.
  public var isRecursive: Bool { true }

  /// Runs a test, and then looks for expectations that nobody has waited for.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let scope = TestScope()
    defer { scope.end() }
    try await TestScope.$current.withValue(scope) { try await function() }
  }
}

extension Trait where Self == ExpectationsTrait {
  /// Fails a test at whose end there is an expectation that nobody has waited for.
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
