@_spi(Litmus) internal import LitmusReporting

/// Makes an expectation, as in AsyncTesting.
///
/// - Parameters:
///   - description: What is expected to happen, as failures show it.
///   - isInverted: Whether it must *not* happen while it is waited for; `false` by default.
///   - expectedFulfillmentCount: How many times it must happen, 1 by default; an inverted expectation
///     must stay below that. With 0 it is fulfilled from the start. A negative number is a failure and
///     treated as 0; for an inverted expectation, 0 is also a failure, and both are treated as 1.
///   - assertForOverFulfill: Whether it is a failure if it happens more often; `true` by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: The expectation, to wait for with `waitForExpectations`.
public func asyncExpectation(
  description: String,
  isInverted: Bool = false,
  expectedFulfillmentCount: Int = 1,
  assertForOverFulfill: Bool = true,
  file: StaticString = #filePath,
  line: UInt = #line
) -> AsyncExpectation {
  AsyncExpectation(
    description: description,
    isInverted: isInverted,
    expectedFulfillmentCount: expectedFulfillmentCount,
    assertForOverFulfill: assertForOverFulfill,
    callSite: CallSite.current(file, line))
}

/// Makes an expectation that is fulfilled with values.
///
/// ```swift
/// let loaded = asyncExpectation(description: "loaded", of: String.self)
/// Task { loaded.fulfill(with: "Ada") }
/// let name = await waitForValue(of: loaded)
/// assert(name == "Ada")
/// ```
///
/// - Parameters:
///   - description: What is expected to happen, as failures show it.
///   - type: The type of the values.
///   - expectedFulfillmentCount: How many values are expected; 1 by default.
///   - assertForOverFulfill: Whether more values are a failure; `true` by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: The expectation, to wait for with `waitForValue(of:)`, `waitForValues(of:)` or, together
///   with others, `waitForExpectations`.
public func asyncExpectation<Value: Sendable>(
  description: String,
  of type: Value.Type,
  expectedFulfillmentCount: Int = 1,
  assertForOverFulfill: Bool = true,
  file: StaticString = #filePath,
  line: UInt = #line
) -> AsyncValueExpectation<Value> {
  AsyncValueExpectation(
    description: description,
    expectedFulfillmentCount: expectedFulfillmentCount,
    assertForOverFulfill: assertForOverFulfill,
    callSite: CallSite.current(file, line))
}
