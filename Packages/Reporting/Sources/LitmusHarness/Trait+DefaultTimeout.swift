public import LitmusReporting
public import Testing

extension Trait where Self == LitmusTrait {
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
    let timeout = timeout.timeoutDuration
    return Self { test in try await withDefaultTimeout(timeout) { try await test() } }
  }
}
