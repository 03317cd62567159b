@_spi(Litmus) internal import LitmusReporting

/// Fails if a value is not greater than another.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The value.
///   - other: The value to compare with.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func AssertGreaterThan<T: Comparable>(
  _ value: @autoclosure () throws -> T,
  other: @autoclosure () throws -> T,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
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
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func AssertGreaterThanOrEqual<T: Comparable>(
  _ value: @autoclosure () throws -> T,
  other: @autoclosure () throws -> T,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
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
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func AssertLessThan<T: Comparable>(
  _ value: @autoclosure () throws -> T,
  other: @autoclosure () throws -> T,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
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
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func AssertLessThanOrEqual<T: Comparable>(
  _ value: @autoclosure () throws -> T,
  other: @autoclosure () throws -> T,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
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
