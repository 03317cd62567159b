@_spi(Litmus) internal import LitmusReporting

/// Fails if an expression throws no error.
///
/// - Parameters:
///   - expression: The expression that is expected to throw.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it.
///   - errorHandler: Inspects the thrown error.
public func AssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line,
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
    file: file, line: line)
  #endif
}

/// Fails if an expression throws an error.
///
/// - Parameters:
///   - expression: The expression that is expected not to throw.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func AssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
    _ = try expression()
    return nil
  }
  #endif
}
