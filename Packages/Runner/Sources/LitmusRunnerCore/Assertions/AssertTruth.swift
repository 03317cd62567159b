internal import LitmusReporting

/// Fails if a value is false, as in PlaygroundTester.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The value that is expected to be true.
///   - message: The text to append to the failure's own message.
///   - fileID: The module and file of the assertion; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func Assert(
  _ value: @autoclosure () throws -> Bool,
  message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  #if LITMUS_RUNNER
  assert(message, fileID, filePath, line, column) {
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
///   - fileID: The module and file of the assertion; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertFalse(
  _ value: @autoclosure () throws -> Bool,
  message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  #if LITMUS_RUNNER
  assert(message, fileID, filePath, line, column) {
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
///   - fileID: The module and file of the assertion; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertNil<T>(
  _ value: @autoclosure () throws -> T?,
  message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  #if LITMUS_RUNNER
  assert(message, fileID, filePath, line, column) {
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
///   - fileID: The module and file of the assertion; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertNotNil<T>(
  _ value: @autoclosure () throws -> T?,
  message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  #if LITMUS_RUNNER
  assert(message, fileID, filePath, line, column) {
    if case .some = try value() {
      nil
    } else {
      Mismatch("Value was nil, but expected one that is not")
    }
  }
  #endif
}
