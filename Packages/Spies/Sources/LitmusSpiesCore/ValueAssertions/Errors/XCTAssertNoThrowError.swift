internal import LitmusReporting

/// Reports a failure if an expression throws an error; the variant for XCTest.
///
/// ```swift
/// let user = XCTAssertNoThrowError(try store.load())
/// ```
///
/// As in SpryKit.
///
/// - Parameters:
///   - expression: The expression that must not throw.
///   - message: The message that is appended to the failure's text.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Returns: The expression's value; `nil` if it threw.
@_disfavoredOverload  // Otherwise a closure would be used as the expression, and not be run.
@discardableResult
public func XCTAssertNoThrowError<Value>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> Value? {
  do {
    return try expression()
  } catch {
    ValueMismatch(thrown: error)
      .report(
        message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    return nil
  }
}

/// Reports a failure if a closure throws an error; the variant for XCTest.
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must not throw.
/// - Returns: The closure's return value; `nil` if it threw.
@discardableResult
public func XCTAssertNoThrowError<Value>(
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  _ body: () throws -> Value
) -> Value? {
  do {
    return try body()
  } catch {
    ValueMismatch(thrown: error)
      .report(
        message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    return nil
  }
}

/// Reports a failure if an asynchronous closure throws an error; the variant for XCTest.
///
/// ```swift
/// let user = await XCTAssertNoThrowError { try await store.load() }
/// ```
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must not throw.
/// - Returns: The closure's return value; `nil` if it threw.
@_disfavoredOverload
@discardableResult
public func XCTAssertNoThrowError<Value>(
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  _ body: () async throws -> Value
) async -> Value? {
  do {
    return try await body()
  } catch {
    ValueMismatch(thrown: error)
      .report(
        message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    return nil
  }
}
