@_spi(Litmus) public import LitmusReporting

/// Fails if an expression throws no error.
///
/// - Parameters:
///   - expression: The expression that is expected to throw.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the assertion, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the assertion; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - errorHandler: Inspects the thrown error.
public func AssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T,
  message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  errorHandler: (_ error: any Error) -> Void = { _ in }
) {
  #if LITMUS_RUNNER
  do {
    _ = try expression()
  } catch {
    return errorHandler(error)
  }
  reportFailure(
    "No error was thrown, but expected one".followed(by: message()),
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
  #endif
}

/// Fails if an expression throws an error.
///
/// - Parameters:
///   - expression: The expression that is expected not to throw.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the assertion, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the assertion; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T,
  message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite(file, sourceLocation, fileID, filePath, line, column)) {
    _ = try expression()
    return nil
  }
  #endif
}
