@_spi(Litmus) public import LitmusReporting

/// Reports a failure unless a closure throws the expected error; the variant for Swift Testing.
///
/// Errors are compared by `==` if they are `Equatable`, and two `NSError`s by domain and code. Other errors are
/// equal if they have the same type and equal parts.
///
/// ```swift
/// expectThrowsError(StoreError.full) {
///   try store.save("x")
/// }
/// ```
///
/// - Parameters:
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must throw. Its return value is ignored.
public func expectThrowsError<Ignored>(
  _ expected: @autoclosure () -> any Error,
  _ message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: () throws -> Ignored
) {
  ErrorOutcome(of: body).mismatch(expectedThrown: expected())?
    .report(message(), at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure unless an asynchronous closure throws the expected error; the variant for Swift Testing.
///
/// - Parameters:
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must throw. Its return value is ignored.
@_disfavoredOverload
public func expectThrowsError<Ignored>(
  _ expected: @autoclosure () -> any Error,
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: () async throws -> Ignored
) async {
  let outcome = await ErrorOutcome(isolation: isolation, of: body)
  outcome.mismatch(expectedThrown: expected())?
    .report(message(), at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if an expression throws an error; the variant for Swift Testing.
///
/// ```swift
/// let user = expectNoThrowError(try store.load())
/// ```
///
/// - Parameters:
///   - expression: The expression that must not throw.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Returns: The expression's value; `nil` if it threw.
@_disfavoredOverload  // Otherwise a closure would be used as the expression, and not be run.
@discardableResult
public func expectNoThrowError<Value>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) -> Value? {
  do {
    return try expression()
  } catch {
    Mismatch(thrown: error)
      .report(
        message(), at: CallSite(file, sourceLocation, fileID, filePath, line, column))
    return nil
  }
}

/// Reports a failure if a closure throws an error; the variant for Swift Testing.
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must not throw.
/// - Returns: The closure's return value; `nil` if it threw.
@discardableResult
public func expectNoThrowError<Value>(
  _ message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: () throws -> Value
) -> Value? {
  do {
    return try body()
  } catch {
    Mismatch(thrown: error)
      .report(
        message(), at: CallSite(file, sourceLocation, fileID, filePath, line, column))
    return nil
  }
}

/// Reports a failure if an asynchronous closure throws an error; the variant for Swift Testing.
///
/// ```swift
/// let user = await expectNoThrowError { try await store.load() }
/// ```
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must not throw.
/// - Returns: The closure's return value; `nil` if it threw.
@_disfavoredOverload
@discardableResult
public func expectNoThrowError<Value>(
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: () async throws -> Value
) async -> Value? {
  do {
    return try await body()
  } catch {
    Mismatch(thrown: error)
      .report(
        message(), at: CallSite(file, sourceLocation, fileID, filePath, line, column))
    return nil
  }
}
