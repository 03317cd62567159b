public import LitmusExpectationsCore
@_spi(Litmus) internal import LitmusReporting
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
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  public nonisolated(nonsending) func waitForExpectations(
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
