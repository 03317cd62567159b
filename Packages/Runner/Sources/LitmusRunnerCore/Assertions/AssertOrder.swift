@_spi(Litmus) public import LitmusReporting

/// Fails if a value is not greater than another.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The value.
///   - other: The value to compare with.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the assertion, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the assertion; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertGreaterThan<T: Comparable>(
  _ value: @autoclosure () throws -> T,
  other: @autoclosure () throws -> T,
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
    compare(try value(), try other(), by: >, "more than")
  }
  #endif
}

/// Fails if a value is less than another.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The value.
///   - other: The value to compare with.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the assertion, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the assertion; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertGreaterThanOrEqual<T: Comparable>(
  _ value: @autoclosure () throws -> T,
  other: @autoclosure () throws -> T,
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
    compare(try value(), try other(), by: >=, "at least")
  }
  #endif
}

/// Fails if a value is not less than another.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The value.
///   - other: The value to compare with.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the assertion, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the assertion; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertLessThan<T: Comparable>(
  _ value: @autoclosure () throws -> T,
  other: @autoclosure () throws -> T,
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
    compare(try value(), try other(), by: <, "less than")
  }
  #endif
}

/// Fails if a value is greater than another.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The value.
///   - other: The value to compare with.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the assertion, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the assertion; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertLessThanOrEqual<T: Comparable>(
  _ value: @autoclosure () throws -> T,
  other: @autoclosure () throws -> T,
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
    compare(try value(), try other(), by: <=, "at most")
  }
  #endif
}

#if LITMUS_RUNNER
/// Returns the mismatch if a value does not have a relation to another; otherwise `nil`.
private func compare<T>(
  _ value: T, _ other: T, by isRelated: (T, T) -> Bool, _ relation: String
) -> Mismatch? {
  isRelated(value, other)
    ? nil
    : Mismatch(
      "Value was \(failureText(of: value)), but expected \(relation) \(failureText(of: other))")
}
#endif
