@_spi(Litmus) public import LitmusHarness
@_spi(Litmus) internal import LitmusReporting
public import Testing

extension Trait where Self == LitmusTrait {
  /// Fails a test if there is an expectation at its end that nothing has waited for.
  ///
  /// Swift Testing reports the end of a test only to traits. Without this trait, an expectation is checked when it is
  /// released; one that outlives its test, in a reference cycle or a static variable, is never reported.
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
  public static var checksExpectations: Self {
    Self { test in
      let scope = TestScope()
      // A test that calls `Test.cancel`, or takes too long, is cancelled.
      defer { scope.end(isSkipped: Task.isCancelled) }
      try await TestScope.$current.withValue(scope) { try await test() }
    }
  }
}
