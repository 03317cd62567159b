@_spi(Litmus) internal import LitmusReporting

/// Reports a failure.
///
/// - Parameters:
///   - message: The failure's message.
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func Fail(
  _ message: String = "Failed",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  reportFailure(message, file: file, line: line)
  #endif
}

/// Returns the value of an optional, or fails and throws if it is `nil`, as in PlaygroundTester.
///
/// - Parameters:
///   - value: The value that is expected not to be `nil`.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it.
/// - Returns: The value.
/// - Throws: An error that ends the test and is not reported as another failure.
public func AssertUnwrap<T>(
  _ value: @autoclosure () throws -> T?,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) throws -> T {
  var unwrapped: T?
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
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

/// The error of ``AssertUnwrap(_:message:file:line:)``, which has already
/// reported the failure.
struct UnwrapFailure: Error {}
