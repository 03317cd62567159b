internal import LitmusExpectations
public import LitmusExpectationsCore
@_spi(Litmus) public import LitmusReporting

/// Expectations and waits as static functions, as in AsyncTesting.
///
/// Their names distinguish them from XCTest's own functions:
///
/// ```swift
/// let done = AsyncTesting.expectation(description: "done")
/// Task { await done.fulfill() }
/// await AsyncTesting.waitForExpectations([done])
/// ```
public enum AsyncTesting {
  // Where a module of the name AsyncTesting re-exports this one, the name means this type.
  /// The type of the expectations.
  public typealias AsyncExpectation = LitmusExpectationsCore.AsyncExpectation

  /// Makes an expectation, as `asyncExpectation` does.
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
  public static func expectation(
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
    asyncExpectation(
      description: description,
      isInverted: isInverted,
      expectedFulfillmentCount: expectedFulfillmentCount,
      assertForOverFulfill: assertForOverFulfill,
      sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
  }

  /// Waits until each of the expectations is fulfilled, and reports a failure if that takes too
  /// long.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
  ///   - enforceOrder: Whether it is a failure if they are not fulfilled in the order of the list;
  ///     `false` by default.
  ///   - task: A task whose end also ends the wait; none by default.
  ///   - clock: The clock that measures the timeout; the continuous clock by default.
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
  ///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public static func waitForExpectations(
    _ expectations: [AsyncExpectation],
    timeout: some TimeoutValue = DefaultTimeout(),
    enforceOrder: Bool = false,
    watching task: (any WatchableTask)? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString? = nil,
    sourceLocation: (any CallSiteConvertible)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: any BinaryInteger = #line,
    column: Int = #column
  ) async {
    await LitmusExpectationsCore.waitForExpectations(
      expectations,
      timeout: timeout,
      enforceOrder: enforceOrder,
      watching: task,
      clock: clock,
      sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
  }

  /// Waits until each of the expectations is fulfilled, for helpers with AsyncTesting's and XCTest's
  /// location parameters.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: The number of seconds to wait at most; 1 by default.
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - file: The path of the file of the failure; the caller's by default.
  ///   - line: The line in it.
  @_disfavoredOverload
  public static func waitForExpectations(
    _ expectations: [AsyncExpectation],
    timeout: Double = 1.0,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await LitmusExpectationsCore.waitForExpectations(
      expectations, timeout: timeout, file: file, line: line)
  }
}
