internal import LitmusReporting
internal import LitmusRunnerCore

// PlaygroundTester's assertions with its location parameters, for helpers that pass them on.

/// Fails if a value is false, for helpers with PlaygroundTester's location
/// parameters.
///
/// - Parameters:
///   - value: The value that is expected to be true.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it; the caller's by default.
public func Assert(
  _ value: @autoclosure () throws -> Bool,
  message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  LitmusRunnerCore.Assert(
    try value(), message: message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Fails if a value is true, for helpers with PlaygroundTester's location
/// parameters.
///
/// - Parameters:
///   - value: The value that is expected to be false.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it; the caller's by default.
public func AssertFalse(
  _ value: @autoclosure () throws -> Bool,
  message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  LitmusRunnerCore.AssertFalse(
    try value(), message: message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Fails if two values are not equal, for helpers with PlaygroundTester's location
/// parameters.
///
/// - Parameters:
///   - value: A value.
///   - other: The value that it is expected to equal.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it; the caller's by default.
public func AssertEqual<T: Equatable>(
  _ value: @autoclosure () throws -> T,
  other: @autoclosure () throws -> T,
  message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  LitmusRunnerCore.AssertEqual(
    try value(), other: try other(), message: message(), fileID: callSite.fileID,
    filePath: callSite.filePath, line: callSite.line, column: callSite.column)
}

/// Fails if two values are equal, for helpers with PlaygroundTester's location
/// parameters.
///
/// - Parameters:
///   - value: A value.
///   - other: The value that it is expected to differ from.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it; the caller's by default.
public func AssertNotEqual<T: Equatable>(
  _ value: @autoclosure () throws -> T,
  other: @autoclosure () throws -> T,
  message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  LitmusRunnerCore.AssertNotEqual(
    try value(), other: try other(), message: message(), fileID: callSite.fileID,
    filePath: callSite.filePath, line: callSite.line, column: callSite.column)
}

/// Fails if a value is not `nil`, for helpers with PlaygroundTester's location
/// parameters.
///
/// - Parameters:
///   - value: The value that is expected to be `nil`.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it; the caller's by default.
public func AssertNil<T>(
  _ value: @autoclosure () throws -> T?,
  message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  LitmusRunnerCore.AssertNil(
    try value(), message: message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Fails if a value is `nil`, for helpers with PlaygroundTester's location
/// parameters.
///
/// - Parameters:
///   - value: The value that is expected not to be `nil`.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it; the caller's by default.
public func AssertNotNil<T>(
  _ value: @autoclosure () throws -> T?,
  message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  LitmusRunnerCore.AssertNotNil(
    try value(), message: message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Returns the value of an optional, or fails and throws if it is `nil`, for helpers with PlaygroundTester's location
/// parameters.
///
/// - Parameters:
///   - value: The value that is expected not to be `nil`.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it; the caller's by default.
/// - Returns: The value.
/// - Throws: An error that ends the test and is not reported as another failure.
public func AssertUnwrap<T>(
  _ value: @autoclosure () throws -> T?,
  message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt = #line
) throws -> T {
  let callSite = CallSite(file: file, line: line)
  return try LitmusRunnerCore.AssertUnwrap(
    try value(), message: message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}
