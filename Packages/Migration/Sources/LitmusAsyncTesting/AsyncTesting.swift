internal import LitmusExpectations
public import LitmusExpectationsCore
@_spi(Litmus) internal import LitmusReporting

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
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  /// - Returns: The expectation.
  public static func expectation(
    description: String,
    isInverted: Bool = false,
    expectedFulfillmentCount: Int = 1,
    assertForOverFulfill: Bool = true,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> AsyncExpectation {
    asyncExpectation(
      description: description,
      isInverted: isInverted,
      expectedFulfillmentCount: expectedFulfillmentCount,
      assertForOverFulfill: assertForOverFulfill,
      file: file, line: line)
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
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  public nonisolated(nonsending) static func waitForExpectations(
    _ expectations: [AsyncExpectation],
    timeout: some TimeoutValue = DefaultTimeout(),
    enforceOrder: Bool = false,
    watching task: (any WatchableTask)? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await LitmusExpectationsCore.waitForExpectations(
      expectations,
      timeout: timeout,
      enforceOrder: enforceOrder,
      watching: task,
      clock: clock,
      file: file, line: line)
  }

  /// Waits until each of the expectations is fulfilled, for helpers with AsyncTesting's and XCTest's
  /// location parameters.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: The number of seconds to wait at most; 1 by default.
  ///   - file: The path of the file of the failure; the caller's by default.
  ///   - line: The line in it.
  @_disfavoredOverload
  public nonisolated(nonsending) static func waitForExpectations(
    _ expectations: [AsyncExpectation],
    timeout: Double = 1.0,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await LitmusExpectationsCore.waitForExpectations(
      expectations, timeout: timeout, file: file, line: line)
  }
}
