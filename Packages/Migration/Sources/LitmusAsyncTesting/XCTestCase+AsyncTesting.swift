internal import LitmusExpectations
public import LitmusExpectationsCore
@_spi(Litmus) internal import LitmusReporting
public import XCTest

// AsyncTesting has its functions as methods as well.
extension XCTestCase {
  /// Makes an expectation, as the free function does.
  ///
  /// - Parameters:
  ///   - description: What is expected to happen, as failures show it.
  ///   - isInverted: Whether it must *not* happen while it is waited for; `false` by default.
  ///   - expectedFulfillmentCount: How many times it must happen, 1 by default; an inverted
  ///     expectation must stay below that.
  ///   - assertForOverFulfill: Whether it is a failure if it happens more often; `true` by default.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  /// - Returns: The expectation.
  public func asyncExpectation(
    description: String,
    isInverted: Bool = false,
    expectedFulfillmentCount: Int = 1,
    assertForOverFulfill: Bool = true,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> AsyncExpectation {
    LitmusExpectationsCore.asyncExpectation(
      description: description,
      isInverted: isInverted,
      expectedFulfillmentCount: expectedFulfillmentCount,
      assertForOverFulfill: assertForOverFulfill,
      file: file, line: line)
  }

  /// Makes an expectation that is fulfilled with values, as the free function does.
  ///
  /// - Parameters:
  ///   - description: What is expected to happen, as failures show it.
  ///   - type: The type of the values.
  ///   - expectedFulfillmentCount: How many values are expected; 1 by default.
  ///   - assertForOverFulfill: Whether more values are a failure; `true` by default.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  /// - Returns: The expectation.
  public func asyncExpectation<Value: Sendable>(
    description: String,
    of type: Value.Type,
    expectedFulfillmentCount: Int = 1,
    assertForOverFulfill: Bool = true,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> AsyncValueExpectation<Value> {
    LitmusExpectationsCore.asyncExpectation(
      description: description,
      of: type,
      expectedFulfillmentCount: expectedFulfillmentCount,
      assertForOverFulfill: assertForOverFulfill,
      file: file, line: line)
  }

  /// Runs an operation in a task, and returns at the deadline even if the operation does not.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait at most, as a duration or a number of seconds; 60 seconds by default.
  ///   - clock: The clock that measures the timeout; the continuous clock by default.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  ///   - operation: The operation to run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws. After a failure, `TestTaskTimeout` at the deadline and
  ///   `CancellationError` if the calling task is cancelled.
  @discardableResult
  public nonisolated(nonsending) func testTask<Success>(
    timeout: some TimeoutValue = Duration.seconds(60),
    clock: any Clock<Duration> = ContinuousClock(),
    file: StaticString = #filePath,
    line: UInt = #line,
    @_implicitSelfCapture
    operation: nonisolated(nonsending) @escaping () async throws -> Success
  ) async throws -> Success {
    try await LitmusExpectationsCore.testTask(
      timeout: timeout,
      clock: clock,
      file: file, line: line,
      operation: operation)
  }
}
