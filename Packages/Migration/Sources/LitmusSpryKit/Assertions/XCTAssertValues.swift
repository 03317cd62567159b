#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusReporting
@_spi(Litmus) internal import LitmusTraps

/// Checks that the parts of two values are equal.
///
/// - Parameters:
///   - lhs: A value.
///   - rhs: The value that it is expected to equal.
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
public func XCTAssertEqualAny(
  _ lhs: @autoclosure () throws -> Any?, _ rhs: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line
) {
  anyMismatch({ try lhs() }, { try rhs() }, isNegated: false)?
    .report(message(), at: .current(file, line))
}

/// Checks that the parts of two values are not all equal.
///
/// - Parameters:
///   - lhs: A value.
///   - rhs: The value that it is expected not to equal.
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
public func XCTAssertNotEqualAny(
  _ lhs: @autoclosure () throws -> Any?, _ rhs: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line
) {
  anyMismatch({ try lhs() }, { try rhs() }, isNegated: true)?
    .report(message(), at: .current(file, line))
}

/// Checks that two images show the same.
///
/// - Parameters:
///   - image: An image.
///   - other: The image that it is expected to equal.
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public func XCTAssertEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ image: @autoclosure () throws -> Actual?, _ other: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  imageMismatch({ try image() }, { try other() }, isNegated: false)?
    .report(message(), at: .current(file, line))
}

/// Checks that the image of a closure shows the same as another.
///
/// - Parameters:
///   - other: The other image.
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
///   - image: Returns the image.
public func XCTAssertEqualImage(
  _ other: @autoclosure () throws -> Image?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ image: () throws -> Image?
) {
  imageMismatch(image, { try other() }, isNegated: false)?
    .report(message(), at: .current(file, line))
}

/// Checks that two images differ.
///
/// - Parameters:
///   - image: An image.
///   - other: The image that it is expected to differ from.
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public func XCTAssertNotEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ image: @autoclosure () throws -> Actual?, _ other: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  imageMismatch({ try image() }, { try other() }, isNegated: true)?
    .report(message(), at: .current(file, line))
}

/// Checks that the image of a closure differs from another.
///
/// - Parameters:
///   - other: The other image.
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
///   - image: Returns the image.
public func XCTAssertNotEqualImage(
  _ other: @autoclosure () throws -> Image?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ image: () throws -> Image?
) {
  imageMismatch(image, { try other() }, isNegated: true)?
    .report(message(), at: .current(file, line))
}

/// Checks that two errors are equal.
///
/// - Parameters:
///   - lhs: An error, returned or thrown.
///   - rhs: The error that it is expected to equal.
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
public func XCTAssertEqualError(
  _ lhs: @autoclosure () throws -> (any Error)?, _ rhs: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  ErrorOutcome(of: lhs).mismatch(expected: rhs())?
    .report(message(), at: .current(file, line))
}

/// Checks that the error of a closure equals another.
///
/// - Parameters:
///   - rhs: The other error.
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
///   - lhs: Returns or throws the error.
public func XCTAssertEqualError(
  _ rhs: @autoclosure () -> (any Error)?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ lhs: () throws -> (any Error)?
) {
  ErrorOutcome(of: lhs).mismatch(expected: rhs())?
    .report(message(), at: .current(file, line))
}

/// Checks that two errors are not equal.
///
/// - Parameters:
///   - lhs: An error, returned or thrown.
///   - rhs: The error that it is expected to differ from.
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
public func XCTAssertNotEqualError(
  _ lhs: @autoclosure () throws -> (any Error)?, _ rhs: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  ErrorOutcome(of: lhs).mismatch(unexpected: rhs())?
    .report(message(), at: .current(file, line))
}

/// Checks that the error of a closure differs from another.
///
/// - Parameters:
///   - rhs: The other error.
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
///   - lhs: Returns or throws the error.
public func XCTAssertNotEqualError(
  _ rhs: @autoclosure () -> (any Error)?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ lhs: () throws -> (any Error)?
) {
  ErrorOutcome(of: lhs).mismatch(unexpected: rhs())?
    .report(message(), at: .current(file, line))
}

/// Checks that a closure throws an error.
///
/// - Parameters:
///   - expected: The error.
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
///   - body: The closure.
public func XCTAssertThrowsError<Ignored>(
  _ expected: @autoclosure () -> any Error, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Ignored
) {
  ErrorOutcome(of: body).mismatch(expectedThrown: expected())?
    .report(message(), at: .current(file, line))
}

/// Checks that an expression throws an error.
///
/// - Parameters:
///   - expression: The expression.
///   - expected: The error.
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
public func XCTAssertThrowsError<Ignored>(
  _ expression: @autoclosure () throws -> Ignored, _ expected: @autoclosure () -> any Error,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  ErrorOutcome(of: expression).mismatch(expectedThrown: expected())?
    .report(message(), at: .current(file, line))
}

/// Checks that an expression throws no error.
///
/// - Parameters:
///   - expression: The expression.
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
/// - Returns: The expression's value; `nil` after a failure.
@_disfavoredOverload  // Otherwise a closure would be used as the expression, and not be run.
@discardableResult
public func XCTAssertNoThrowError<Value>(
  _ expression: @autoclosure () throws -> Value?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  returned(message(), at: .current(file, line)) { try expression() }
}

/// Checks that a closure throws no error.
///
/// - Parameters:
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
///   - body: The closure.
/// - Returns: The closure's value; `nil` after a failure.
@discardableResult
public func XCTAssertNoThrowError<Value>(
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ body: () throws -> Value?
) -> Value? {
  returned(message(), at: .current(file, line), body)
}

/// Checks that a closure traps.
///
/// - Parameters:
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
///   - expression: The closure.
public func XCTAssertThrowsAssertion<Ignored>(
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ expression: () throws -> Ignored
) {
  checkTrap(message(), at: .current(file, line)) { _ = try expression() }
}

/// Checks that an expression traps.
///
/// - Parameters:
///   - expression: The expression.
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
public func XCTAssertThrowsAssertion<Ignored>(
  expression: @autoclosure () throws -> Ignored, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  checkTrap(message(), at: .current(file, line)) { _ = try expression() }
}

/// Checks that an expression traps.
///
/// - Parameters:
///   - expression: The expression.
///   - message: The text to append to the failure's own.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public func XCTAssertThrowsAssertion<Ignored>(
  _ expression: @autoclosure () throws -> Ignored, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  checkTrap(message(), at: .current(file, line)) { _ = try expression() }
}

// MARK: - What all forms have in common

/// Returns the value of a closure; reports an error that it throws.
func returned<Value>(
  _ message: @autoclosure () -> String, at callSite: CallSite, _ body: () throws -> Value?
) -> Value? {
  do {
    return try body()
  } catch {
    Mismatch(thrown: error).report(message(), at: callSite)
    return nil
  }
}

/// Runs a closure, and reports a failure unless it traps.
func checkTrap(
  _ message: String, at callSite: CallSite, _ body: () throws -> Void
) {
  TrapExpectation(
    text: nil, limit: WaitLimit(Duration.seconds(60)), callSite: callSite, message: message
  ).check(body)
}
#endif
