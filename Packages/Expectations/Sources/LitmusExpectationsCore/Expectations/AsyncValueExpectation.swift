@_spi(Litmus) public import LitmusReporting

/// An event that a test waits for, and that provides a value each time it happens.
///
/// Make one with
/// ``asyncExpectation(description:of:expectedFulfillmentCount:assertForOverFulfill:file:sourceLocation:fileID:filePath:line:column:)``.
public final class AsyncValueExpectation<Value: Sendable>: AsyncExpectation, @unchecked Sendable {
  private let received = Locked<[Value]>([])

  /// The values that it has been fulfilled with so far, in the order of the fulfillments.
  public var values: [Value] { received.withLock { $0 } }

  /// Records that what is expected has happened, and with what value.
  ///
  /// It may be called from any thread. The description of ``AsyncExpectation/fulfill()`` applies here
  /// too.
  ///
  /// - Parameters:
  ///   - value: The value, which the wait returns.
  ///   - file: The path of the file of the call, as XCTest's assertions take it; none by default.
  ///   - sourceLocation: The location of the call, as Swift Testing's assertions take it; none by default.
  ///   - fileID: The module and file of the call; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public func fulfill(
    with value: Value,
    file: StaticString? = nil,
    sourceLocation: (any CallSiteConvertible)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: any BinaryInteger = #line,
    column: Int = #column
  ) {
    received.withLock { $0.append(value) }
    fulfill(at: CallSite(file, sourceLocation, fileID, filePath, line, column))
  }

  /// Records that it has happened with a value; to be passed as a function: `load(then: done.fulfill)`.
  ///
  /// - Parameter value: The value, which the wait returns.
  @_disfavoredOverload
  public func fulfill(with value: Value) {
    received.withLock { $0.append(value) }
    fulfill(at: nil)
  }

  /// Unavailable for this expectation, which must be fulfilled with a value.
  @available(*, unavailable, message: "This expectation brings a value: call fulfill(with:)")
  public override func fulfill(
    file: StaticString? = nil,
    sourceLocation: (any CallSiteConvertible)? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: any BinaryInteger = #line,
    column: Int = #column
  ) {
    // Called through the base class: it happened, though it provided no value.
    fulfill(at: CallSite(file, sourceLocation, fileID, filePath, line, column))
  }

  /// Unavailable for this expectation, which must be fulfilled with a value.
  @available(*, unavailable, message: "This expectation brings a value: call fulfill(with:)")
  public override func fulfill() { fulfill(at: nil) }
}
