public import LitmusReporting
public import Testing

/// A trait whose tests have another default timeout.
public struct DefaultTimeoutTrait: TestTrait, SuiteTrait, TestScoping {
  /// The default timeout.
  let timeout: Duration

  /// Always `true`: a suite's trait applies to all tests in it.
  public var isRecursive: Bool { true }

  /// Runs a test with the default timeout.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDefaultTimeout(timeout) { try await function() }
  }
}

extension Trait where Self == DefaultTimeoutTrait {
  /// Gives the waits of a test another default timeout than 1 second.
  ///
  /// ```swift
  /// @Suite(.defaultTimeout(.seconds(10))) struct DownloadTests {
  ///   @Test func downloads() async {
  ///     let done = asyncExpectation(description: "done")
  ///     Task { done.fulfill() }
  ///     await waitForExpectations([done])
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter timeout: The default timeout, as a duration or a number of seconds.
  public static func defaultTimeout(_ timeout: some TimeoutValue) -> Self {
    Self(timeout: timeout.timeoutDuration)
  }
}
