@_spi(Litmus) public import LitmusReporting

/// Reports a failure.
///
/// - Parameters:
///   - message: The failure's message.
///   - file: The path of the file of the assertion, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the assertion, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the assertion; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func Fail(
  _ message: String = "Failed",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  #if LITMUS_RUNNER
  reportFailure(
    message,
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
  #endif
}

/// Returns the value of an optional, or fails and throws if it is `nil`, as in PlaygroundTester.
///
/// - Parameters:
///   - value: The value that is expected not to be `nil`.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the assertion, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the assertion; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Returns: The value.
/// - Throws: An error that ends the test and is not reported as another failure.
public func AssertUnwrap<T>(
  _ value: @autoclosure () throws -> T?,
  message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) throws -> T {
  var unwrapped: T?
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite(file, sourceLocation, fileID, filePath, line, column)) {
    unwrapped = try value()
    return unwrapped.map { _ in nil }
      ?? Mismatch("Value was nil, but expected a value of type \(T.self)")
  }
  #else
  unwrapped = try value()
  #endif
  guard let unwrapped else { throw UnwrapFailure() }
  return unwrapped
}

/// The error of ``AssertUnwrap(_:message:file:sourceLocation:fileID:filePath:line:column:)``, which has already
/// reported the failure.
struct UnwrapFailure: Error {}
