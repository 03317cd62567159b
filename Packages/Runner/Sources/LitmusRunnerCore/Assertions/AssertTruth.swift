@_spi(Litmus) internal import LitmusReporting

/// Fails if a value is false, as in PlaygroundTester.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The value that is expected to be true.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func Assert(
  _ value: @autoclosure () throws -> Bool,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
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
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func AssertFalse(
  _ value: @autoclosure () throws -> Bool,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
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
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func AssertNil<T>(
  _ value: @autoclosure () throws -> T?,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
    try value().map { value in
      Mismatch {
        let text = failureText(of: value)
        return ("Value was \(text == "nil" ? "Optional(nil)" : text), but expected nil", nil)
      }
    }
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
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func AssertNotNil<T>(
  _ value: @autoclosure () throws -> T?,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
    if case .some = try value() {
      nil
    } else {
      Mismatch("Value was nil, but expected one that is not")
    }
  }
  #endif
}
