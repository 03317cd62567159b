@_spi(Litmus) internal import LitmusReporting

/// An event that a test waits for, and that provides a value each time it happens.
///
/// Make one with
/// ``asyncExpectation(description:of:expectedFulfillmentCount:assertForOverFulfill:file:line:)``.
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
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  public func fulfill(
    with value: Value,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    received.withLock { $0.append(value) }
    fulfill(at: CallSite.current(file, line))
  }

  /// Records that it has happened with a value; to be passed as a function: `load(then: done.fulfill)`.
  ///
  /// - Parameter value: The value, which the wait returns.
  @_disfavoredOverload
  @Sendable public func fulfill(with value: Value) {
    received.withLock { $0.append(value) }
    fulfill(at: nil)
  }

  /// Unavailable for this expectation, which must be fulfilled with a value.
  @available(*, unavailable, message: "This expectation brings a value: call fulfill(with:)")
  public override func fulfill(
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    // Called through the base class: it happened, though it provided no value.
    fulfill(at: CallSite.current(file, line))
  }

  /// Unavailable for this expectation, which must be fulfilled with a value.
  @available(*, unavailable, message: "This expectation brings a value: call fulfill(with:)")
  @Sendable public override func fulfill() { fulfill(at: nil) }
}
