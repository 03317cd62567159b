@_spi(Litmus) internal import LitmusReporting

/// Waits until each of the expectations is fulfilled, and reports a failure if that takes too long.
///
/// ```swift
/// let saved = asyncExpectation(description: "saved", expectedFulfillmentCount: 2)
/// Task { saved.fulfill() }
/// Task { saved.fulfill() }
/// await waitForExpectations([saved], timeout: .seconds(5))
/// ```
///
/// With an inverted expectation in the list, the wait lasts to its timeout, and fails at once if
/// that expectation is fulfilled before. A wait whose task is cancelled returns and reports that.
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
  let timeout = timeout.asTimeout
  let outcome = await ExpectationWait(for: expectations).outcome(timeout: timeout, clock: clock)
  guard let message = outcome.failureMessage(for: expectations, timeout: timeout) else { return }
  reportFailure(message, fileID: fileID, filePath: filePath, line: line, column: column)
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
  await waitForExpectations(
    expectations,
    timeout: Duration(timeoutInSeconds: timeout),
    clock: clock,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
