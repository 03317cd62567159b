@_spi(Litmus) public import LitmusReporting

/// Fails if a value is false, as in PlaygroundTester.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The value that is expected to be true.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the assertion, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the assertion; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func Assert(
  _ value: @autoclosure () throws -> Bool,
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
    try value() ? nil : Mismatch("Value was false, but expected true")
  }
  #endif
}

/// Fails if a value is true, as in PlaygroundTester.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The value that is expected to be false.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the assertion, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the assertion; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertFalse(
  _ value: @autoclosure () throws -> Bool,
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
    try value() ? Mismatch("Value was true, but expected false") : nil
  }
  #endif
}

/// Fails if a value is not `nil`, as in PlaygroundTester.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The value that is expected to be `nil`.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the assertion, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the assertion; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertNil<T>(
  _ value: @autoclosure () throws -> T?,
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
    try value().map { Mismatch("Value was \(failureText(of: $0)), but expected nil") }
  }
  #endif
}

/// Fails if a value is `nil`, as in PlaygroundTester.
///
/// An error that an argument throws is a failure too.
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
public func AssertNotNil<T>(
  _ value: @autoclosure () throws -> T?,
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
    if case .some = try value() {
      nil
    } else {
      Mismatch("Value was nil, but expected one that is not")
    }
  }
  #endif
}
