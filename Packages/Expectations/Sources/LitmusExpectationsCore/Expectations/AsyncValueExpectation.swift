@_spi(Litmus) internal import LitmusReporting

/// Something that a test waits for, and that brings a value each time it happens.
///
/// Make one with
/// ``asyncExpectation(description:of:expectedFulfillmentCount:assertForOverFulfill:fileID:filePath:line:column:)``.
public final class AsyncValueExpectation<Value: Sendable>: AsyncExpectation, @unchecked Sendable {
  private let received = Locked<[Value]>([])

  /// The values that it has been fulfilled with so far, in the order in which they came.
  public var values: [Value] { received.withLock { $0 } }

  /// Says that what is expected has happened, and with what value.
  ///
  /// It may be called from any thread. What is said of ``AsyncExpectation/fulfill()`` holds here too.
  ///
  /// - Parameters:
  ///   - value: The value, which the wait returns.
  ///   - fileID: The module and file of the call; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public func fulfill(
    with value: Value,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    received.withLock { $0.append(value) }
    fulfill(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Says that it has happened with a value, as a function to hand on: `load(then: done.fulfill)`.
  ///
  /// - Parameter value: The value, which the wait returns.
  @_disfavoredOverload
  public func fulfill(with value: Value) {
    received.withLock { $0.append(value) }
    fulfill(at: nil)
  }

  /// Not for this expectation, which has a value to bring.
  @available(*, unavailable, message: "This expectation brings a value: call fulfill(with:)")
  public override func fulfill(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    // Reached through the base class: it happened, though it has brought nothing.
    fulfill(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Not for this expectation, which has a value to bring.
  @available(*, unavailable, message: "This expectation brings a value: call fulfill(with:)")
  public override func fulfill() { fulfill(at: nil) }
}
