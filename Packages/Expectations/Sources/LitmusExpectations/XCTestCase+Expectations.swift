public import LitmusExpectationsCore
@_spi(Litmus) public import LitmusReporting
public import XCTest

// Inside an XCTestCase, the class's own waitForExpectations hides the free function. No other name is repeated
// here: a method hides the free function too, and in a closure it needs self, which may not be Sendable.
extension XCTestCase {
  /// Waits until each of the expectations is fulfilled, and reports a failure if that takes too
  /// long.
  ///
  /// In a closure that cannot capture the test case, such as that of `addTeardownBlock`, call the free function
  /// by its whole name: `await LitmusExpectations.waitForExpectations([done])`.
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
  public func waitForExpectations(
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
}
