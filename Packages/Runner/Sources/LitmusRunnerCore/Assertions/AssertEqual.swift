@_spi(Litmus) internal import LitmusReporting

/// Fails if two values are not equal, as in PlaygroundTester, and shows their difference.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The value.
///   - other: The expected value.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func AssertEqual<T: Equatable>(
  _ value: @autoclosure () throws -> T,
  other: @autoclosure () throws -> T,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
    let value = try value()
    let other = try other()
    if value == other { return nil }
    return Mismatch {
      let difference = failureDifference(expected: other, actual: value)
      // If a difference is shown below, the line does not need two long values in full.
      let valueText = failureText(of: value).cut(above: difference)
      let otherText = failureText(of: other).cut(above: difference)
      return ("Value was \(valueText), but expected \(otherText)", difference)
    }
  }
  #endif
}

/// Fails if two values are equal, as in PlaygroundTester.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The value.
///   - other: The value that it is expected to differ from.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func AssertNotEqual<T: Equatable>(
  _ value: @autoclosure () throws -> T,
  other: @autoclosure () throws -> T,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
    let value = try value()
    return try value == other()
      ? Mismatch("Value was \(failureText(of: value)), but expected any other") : nil
  }
  #endif
}

/// Fails if two numbers differ by more than an accuracy.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The value.
///   - other: The expected value.
///   - accuracy: The largest allowed difference from `other`.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func AssertEqual<T: Numeric & Comparable>(
  _ value: @autoclosure () throws -> T,
  other: @autoclosure () throws -> T,
  accuracy: T,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
    let value = try value()
    let other = try other()
    return isEqual(value, other, accuracy)
      ? nil : Mismatch("Value was \(value), but expected \(other) (± \(accuracy))")
  }
  #endif
}

/// Fails if two numbers differ by no more than an accuracy.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The value.
///   - other: The value that it is expected to differ from.
///   - accuracy: The difference from `other` that must be exceeded.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func AssertNotEqual<T: Numeric & Comparable>(
  _ value: @autoclosure () throws -> T,
  other: @autoclosure () throws -> T,
  accuracy: T,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
    let value = try value()
    let other = try other()
    return isEqual(value, other, accuracy)
      ? Mismatch("Value was \(value), but expected any other than \(other) (± \(accuracy))") : nil
  }
  #endif
}

/// Fails if two references do not refer to the same object.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The object.
///   - other: The object that it is expected to be.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func AssertIdentical(
  _ value: @autoclosure () throws -> AnyObject?,
  other: @autoclosure () throws -> AnyObject?,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
    let value = try value()
    let other = try other()
    return value === other
      ? nil : Mismatch("Object was \(identity(of: value)), but expected \(identity(of: other))")
  }
  #endif
}

/// Fails if two references refer to the same object.
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - value: The object.
///   - other: The object that it is expected not to be.
///   - message: The text to append to the failure's own message.
///   - file: The path of the file of the assertion.
///   - line: The line in it.
public func AssertNotIdentical(
  _ value: @autoclosure () throws -> AnyObject?,
  other: @autoclosure () throws -> AnyObject?,
  message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  checkAssertion(message, CallSite.current(file, line)) {
    let value = try value()
    return try value === other()
      ? Mismatch("Object was \(identity(of: value)), but expected any other") : nil
  }
  #endif
}

#if LITMUS_RUNNER
/// Returns whether two numbers differ by no more than an accuracy; false if one is not a number.
private func isEqual<T: Numeric & Comparable>(_ first: T, _ second: T, _ accuracy: T) -> Bool {
  guard first != second else { return true }
  // The larger minus the smaller, so that an unsigned type does not overflow.
  let (larger, smaller) = first > second ? (first, second) : (second, first)
  if let integer = larger as? any FixedWidthInteger, overflows(integer, minus: smaller) {
    return false
  }
  return larger - smaller <= accuracy
}

/// Returns whether a subtraction would overflow, which traps.
private func overflows<T: FixedWidthInteger>(_ larger: T, minus smaller: Any) -> Bool {
  (smaller as? T).map { larger.subtractingReportingOverflow($0).overflow } ?? false
}

/// Returns an object's type and its address.
private func identity(of object: AnyObject?) -> String {
  guard let object else { return "nil" }
  let address = UInt(bitPattern: ObjectIdentifier(object).hashValue)
  return "\(type(of: object)) at 0x\(String(address, radix: 16))"
}
#endif
