public import LitmusExpectations
public import LitmusExpectationsCore
@_spi(Litmus) public import LitmusReporting
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
  ///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
  ///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
  ///   - fileID: The module and file of the call; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it, at which a failure is reported if nothing waits for the expectation.
  ///   - column: The column in the line.
  /// - Returns: The expectation.
  public func asyncExpectation(
    description: String,
    isInverted: Bool = false,
    expectedFulfillmentCount: Int = 1,
    assertForOverFulfill: Bool = true,
    file: StaticString? = nil,
    sourceLocation: (any CallSiteConvertible)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: any BinaryInteger = #line,
    column: Int = #column
  ) -> AsyncExpectation {
    LitmusExpectationsCore.asyncExpectation(
      description: description,
      isInverted: isInverted,
      expectedFulfillmentCount: expectedFulfillmentCount,
      assertForOverFulfill: assertForOverFulfill,
      sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
  }

  /// Makes an expectation that is fulfilled with values, as the free function does.
  ///
  /// - Parameters:
  ///   - description: What is expected to happen, as failures show it.
  ///   - type: The type of the values.
  ///   - expectedFulfillmentCount: How many values are expected; 1 by default.
  ///   - assertForOverFulfill: Whether more values are a failure; `true` by default.
  ///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
  ///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
  ///   - fileID: The module and file of the call; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it, at which a failure is reported if nothing waits for the expectation.
  ///   - column: The column in the line.
  /// - Returns: The expectation.
  public func asyncExpectation<Value: Sendable>(
    description: String,
    of type: Value.Type,
    expectedFulfillmentCount: Int = 1,
    assertForOverFulfill: Bool = true,
    file: StaticString? = nil,
    sourceLocation: (any CallSiteConvertible)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: any BinaryInteger = #line,
    column: Int = #column
  ) -> AsyncValueExpectation<Value> {
    LitmusExpectationsCore.asyncExpectation(
      description: description,
      of: type,
      expectedFulfillmentCount: expectedFulfillmentCount,
      assertForOverFulfill: assertForOverFulfill,
      sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
  }

  /// Runs an operation in a task, and returns at the deadline even if the operation does not.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait at most, as a duration or a number of seconds; 60 seconds by default.
  ///   - clock: The clock that measures the timeout; the continuous clock by default.
  ///   - isolation: The caller's actor.
  ///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
  ///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  ///   - operation: The operation to run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws. After a failure, `TestTaskTimeout` at the deadline and
  ///   `CancellationError` if the calling task is cancelled.
  @discardableResult
  public func testTask<Success>(
    timeout: some TimeoutValue = Duration.seconds(60),
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString? = nil,
    sourceLocation: (any CallSiteConvertible)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: any BinaryInteger = #line,
    column: Int = #column,
    @_implicitSelfCapture
    operation: nonisolated(nonsending) @escaping () async throws -> Success
  ) async throws -> Success {
    try await LitmusExpectationsCore.testTask(
      timeout: timeout,
      clock: clock,
      sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column),
      operation: operation)
  }
}
