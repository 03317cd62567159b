internal import LitmusExpectations
public import LitmusExpectationsCore
internal import LitmusReporting

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
}

// In early versions of AsyncTesting, these are static functions of the expectation's type.
extension AsyncTesting: AsyncTestingFunctions {}
extension AsyncExpectation: AsyncTestingFunctions {}

/// A type with AsyncTesting's functions.
@_documentation(visibility: internal)
public protocol AsyncTestingFunctions {}

extension AsyncTestingFunctions {
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
}

// AsyncTesting's timeout is a number of seconds.
extension TimeoutValue where Self == Double {
  /// The shortest time that is more than none.
  public static var leastNonzeroMagnitude: Double { Double.leastNonzeroMagnitude }
}
