public import XCTest

// Inside an XCTestCase, the class's own waitForExpectations hides the free function, so both stand
// here again as methods.
extension XCTestCase {
  /// Makes an expectation.
  ///
  /// - Parameters:
  ///   - description: What is expected to happen, as failures show it.
  ///   - isInverted: Whether it must *not* happen while it is waited for.
  ///   - expectedFulfillmentCount: How many times it must happen.
  /// - Returns: The expectation.
  public func asyncExpectation(
    description: String,
    isInverted: Bool = false,
    expectedFulfillmentCount: Int = 1
  ) -> AsyncExpectation {
    LitmusExpectationsCore.asyncExpectation(
      description: description,
      isInverted: isInverted,
      expectedFulfillmentCount: expectedFulfillmentCount
    )
  }

  /// Waits until each of the expectations is fulfilled, and reports a failure if that takes too
  /// long.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - timeout: How long at most. A negative one is taken as zero.
  ///   - clock: The clock that measures the timeout.
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public func waitForExpectations(
    _ expectations: [AsyncExpectation],
    timeout: Duration = .seconds(1),
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async {
    await LitmusExpectationsCore.waitForExpectations(
      expectations,
      timeout: timeout,
      clock: clock,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Waits, for a number of seconds, until each of the expectations is fulfilled.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - timeout: How many seconds at most. A negative number is taken as zero.
  ///   - clock: The clock that measures the timeout.
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public func waitForExpectations(
    _ expectations: [AsyncExpectation],
    timeout: Double,
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async {
    await LitmusExpectationsCore.waitForExpectations(
      expectations,
      timeout: timeout,
      clock: clock,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
