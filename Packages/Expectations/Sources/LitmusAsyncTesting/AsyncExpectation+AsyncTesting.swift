@_spi(Litmus) public import LitmusExpectationsCore
internal import LitmusHarness
internal import LitmusReporting
public import Testing

// The expectation of AsyncTesting is an actor, so its users write `await` before each use of one. These
// members are asynchronous, so that the compiler does not call the `await` unnecessary.
extension AsyncExpectation {
  /// The continuation of a wait, declared only for code that names AsyncTesting's type.
  public typealias AsyncExpectationContinuation = CheckedContinuation<Void, any Error>

  /// Makes an expectation, as `asyncExpectation` does.
  ///
  /// - Parameters:
  ///   - description: What is expected to happen, as failures show it.
  ///   - isInverted: Whether it must *not* happen while it is waited for; `false` by default.
  ///   - expectedFulfillmentCount: How many times it must happen, 1 by default; an inverted
  ///     expectation must stay below that.
  ///   - fileID: The module and file of the call; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it, at which a failure is reported if nothing waits for the expectation.
  ///   - column: The column in the line.
  public convenience init(
    description: String,
    isInverted: Bool = false,
    expectedFulfillmentCount: Int = 1,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      description: description,
      isInverted: isInverted,
      expectedFulfillmentCount: expectedFulfillmentCount,
      callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// What is expected to happen; the same as `description`.
  public var expectationDescription: String { get async { description } }

  /// Whether the expectation must *not* be fulfilled while it is waited for.
  public var isInverted: Bool { get async { requirement.isInverted } }

  /// How many times it must be fulfilled; an inverted one must be fulfilled fewer times.
  public var expectedFulfillmentCount: Int { get async { requirement.fulfillmentCount } }

  /// Whether it has been fulfilled as many times as it must be, or must not be if it is inverted.
  public var isFulfilled: Bool {
    get async { fulfillmentCount >= requirement.fulfillmentCount }
  }

  /// Records that what is expected has happened, as the synchronous method of the same name does.
  ///
  /// - Parameters:
  ///   - fileID: The module and file of the call; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public func fulfill(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async {
    fulfill(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Records that what is expected has happened, for helpers with AsyncTesting's and XCTest's location
  /// parameters.
  ///
  /// - Parameters:
  ///   - file: The path of the file of the call.
  ///   - line: The line in it; the caller's by default.
  public func fulfill(file: StaticString, line: UInt = #line) async {
    fulfill(at: CallSite(file: file, line: line))
  }

  /// Records that what is expected has happened, for helpers of Swift Testing's tests.
  ///
  /// - Parameter sourceLocation: Where a fulfillment in excess is reported.
  public func fulfill(sourceLocation: SourceLocation) async {
    fulfill(at: CallSite(sourceLocation))
  }

  private func fulfill(at callSite: CallSite) {
    fulfill(
      fileID: callSite.fileID,
      filePath: callSite.filePath,
      line: callSite.line,
      column: callSite.column)
  }
}
