#if LITMUS_FAKES
internal import LitmusHarness
@_spi(Litmus) internal import LitmusReporting
@_spi(Litmus) internal import LitmusTraps
public import Testing

/// Checks that the parts of two values are equal.
///
/// - Parameters:
///   - lhs: A value.
///   - rhs: The value that it is expected to equal.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
public func expectEqualAny<Value>(
  _ lhs: @autoclosure () throws -> Value?, _ rhs: @autoclosure () throws -> Value?,
  _ message: @autoclosure () -> String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  anyMismatch({ try lhs() }, { try rhs() }, isNegated: false)?
    .report(message(), at: CallSite(sourceLocation))
}

/// Checks that the parts of two values are equal.
///
/// - Parameters:
///   - lhs: A value.
///   - rhs: The value that it is expected to equal.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
@_disfavoredOverload  // The other form gives a literal the type of the other value.
public func expectEqualAny(
  _ lhs: @autoclosure () throws -> Any?, _ rhs: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  anyMismatch({ try lhs() }, { try rhs() }, isNegated: false)?
    .report(message(), at: CallSite(sourceLocation))
}

/// Checks that the parts of two values are not all equal.
///
/// - Parameters:
///   - lhs: A value.
///   - rhs: The value that it is expected not to equal.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
public func expectNotEqualAny<Value>(
  _ lhs: @autoclosure () throws -> Value?, _ rhs: @autoclosure () throws -> Value?,
  _ message: @autoclosure () -> String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  anyMismatch({ try lhs() }, { try rhs() }, isNegated: true)?
    .report(message(), at: CallSite(sourceLocation))
}

/// Checks that the parts of two values are not all equal.
///
/// - Parameters:
///   - lhs: A value.
///   - rhs: The value that it is expected not to equal.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
@_disfavoredOverload  // The other form gives a literal the type of the other value.
public func expectNotEqualAny(
  _ lhs: @autoclosure () throws -> Any?, _ rhs: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  anyMismatch({ try lhs() }, { try rhs() }, isNegated: true)?
    .report(message(), at: CallSite(sourceLocation))
}

/// Checks that two images show the same.
///
/// - Parameters:
///   - image: An image.
///   - other: The image that it is expected to equal.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
@_disfavoredOverload
public func expectEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ image: @autoclosure () throws -> Actual?, _ other: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  imageMismatch({ try image() }, { try other() }, isNegated: false)?
    .report(message(), at: CallSite(sourceLocation))
}

/// Checks that the image of a closure shows the same as another.
///
/// - Parameters:
///   - other: The other image.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
///   - image: Returns the image.
@_disfavoredOverload
public func expectEqualImage(
  _ other: () throws -> Image?, _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation, _ image: () throws -> Image?
) {
  imageMismatch(image, { try other() }, isNegated: false)?
    .report(message(), at: CallSite(sourceLocation))
}

/// Checks that the images of two closures show the same.
///
/// - Parameters:
///   - image: Returns an image.
///   - other: Returns the image to compare with.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
public func expectEqualImage(
  _ image: () throws -> Image?, _ other: () throws -> Image?,
  _ message: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  imageMismatch(image, other, isNegated: false)?.report(message(), at: CallSite(sourceLocation))
}

/// Checks that two images differ.
///
/// - Parameters:
///   - image: An image.
///   - other: The image that it is expected to differ from.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
@_disfavoredOverload
public func expectNotEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ image: @autoclosure () throws -> Actual?, _ other: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  imageMismatch({ try image() }, { try other() }, isNegated: true)?
    .report(message(), at: CallSite(sourceLocation))
}

/// Checks that the image of a closure differs from another.
///
/// - Parameters:
///   - other: The other image.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
///   - image: Returns the image.
@_disfavoredOverload
public func expectNotEqualImage(
  _ other: () throws -> Image?, _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation, _ image: () throws -> Image?
) {
  imageMismatch(image, { try other() }, isNegated: true)?
    .report(message(), at: CallSite(sourceLocation))
}

/// Checks that the images of two closures differ.
///
/// - Parameters:
///   - image: Returns an image.
///   - other: Returns the image to compare with.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
public func expectNotEqualImage(
  _ image: () throws -> Image?, _ other: () throws -> Image?,
  _ message: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  imageMismatch(image, other, isNegated: true)?.report(message(), at: CallSite(sourceLocation))
}

/// Checks that two errors are equal.
///
/// - Parameters:
///   - lhs: An error, returned or thrown.
///   - rhs: The error that it is expected to equal.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
public func expectEqualError<Failure: Error & Equatable>(
  _ lhs: @autoclosure () throws -> Failure?, _ rhs: @autoclosure () -> Failure?,
  _ message: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  ErrorOutcome(of: lhs).mismatch(expected: rhs())?
    .report(message(), at: CallSite(sourceLocation))
}

/// Checks that the error of a closure equals another.
///
/// - Parameters:
///   - rhs: The other error.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
///   - lhs: Returns or throws the error.
public func expectEqualError<Failure: Error & Equatable>(
  _ rhs: @autoclosure () -> Failure, _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation, _ lhs: () throws -> Failure?
) {
  ErrorOutcome(of: lhs).mismatch(expected: rhs())?
    .report(message(), at: CallSite(sourceLocation))
}

/// Checks that two errors are not equal.
///
/// - Parameters:
///   - lhs: An error, returned or thrown.
///   - rhs: The error that it is expected to differ from.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
public func expectNotEqualError<Failure: Error & Equatable>(
  _ lhs: @autoclosure () throws -> Failure?, _ rhs: @autoclosure () -> Failure?,
  _ message: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  ErrorOutcome(of: lhs).mismatch(unexpected: rhs())?
    .report(message(), at: CallSite(sourceLocation))
}

/// Checks that the error of a closure differs from another.
///
/// - Parameters:
///   - rhs: The other error.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
///   - lhs: Returns or throws the error.
public func expectNotEqualError<Failure: Error & Equatable>(
  _ rhs: @autoclosure () -> Failure, _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation, _ lhs: () throws -> Failure?
) {
  ErrorOutcome(of: lhs).mismatch(unexpected: rhs())?
    .report(message(), at: CallSite(sourceLocation))
}

/// Checks that a closure throws an error.
///
/// - Parameters:
///   - expected: The error.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
///   - body: The closure.
public func expectThrows<Failure: Error & Equatable, Ignored>(
  _ expected: @autoclosure () -> Failure, _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Ignored
) {
  ErrorOutcome(of: body).mismatch(expectedThrown: expected())?
    .report(message(), at: CallSite(sourceLocation))
}

/// Checks that an expression throws an error.
///
/// - Parameters:
///   - expression: The expression.
///   - expected: The error.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
public func expectThrows<Failure: Error & Equatable, Ignored>(
  _ expression: @autoclosure () throws -> Ignored, _ expected: @autoclosure () -> Failure,
  _ message: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  ErrorOutcome(of: expression).mismatch(expectedThrown: expected())?
    .report(message(), at: CallSite(sourceLocation))
}

/// Checks that an expression throws no error.
///
/// - Parameters:
///   - expression: The expression.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
/// - Returns: The expression's value; `nil` after a failure.
@_disfavoredOverload  // Otherwise a closure would be used as the expression, and not be run.
@discardableResult
public func expectNoThrow<Value>(
  _ expression: @autoclosure () throws -> Value?, _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) -> Value? {
  returned(message(), at: CallSite(sourceLocation)) { try expression() }
}

/// Checks that a closure throws no error.
///
/// - Parameters:
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
///   - body: The closure.
/// - Returns: The closure's value; `nil` after a failure.
@discardableResult
public func expectNoThrow<Value>(
  _ message: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Value?
) -> Value? {
  returned(message(), at: CallSite(sourceLocation), body)
}

/// Checks that a closure traps.
///
/// - Parameters:
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
///   - expression: The closure.
public func expectThrowsAssertion<Ignored>(
  _ message: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation,
  _ expression: () throws -> Ignored
) {
  checkTrap(message(), at: CallSite(sourceLocation)) { _ = try expression() }
}

/// Checks that an expression traps.
///
/// - Parameters:
///   - expression: The expression.
///   - message: The text to append to the failure's own.
///   - sourceLocation: The location of a failure; the caller's by default.
public func expectThrowsAssertion<Ignored>(
  _ expression: @autoclosure () throws -> Ignored, _ message: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  checkTrap(message(), at: CallSite(sourceLocation)) { _ = try expression() }
}
#endif
