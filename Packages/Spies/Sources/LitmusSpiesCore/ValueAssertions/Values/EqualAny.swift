internal import LitmusReporting

/// Reports a failure unless two values of any types are equal; the name for tests under XCTest.
///
/// Two values are equal if they are of the same type and consist of equal parts, whether they are
/// `Equatable` or not. Objects are looked into, with the properties of their superclasses; cycles end.
/// Optionals may be given; `nil` equals only `nil`. ``SpryEquatable`` values are compared by their `==`,
/// and so are `Equatable` ones that have no parts (numbers, strings) or come with Swift (`Date`, `URL`).
/// Closures equal nothing, so an object or value with a closure only equals itself if it is the same
/// object. An actor, and what does not show what it holds, equals only itself.
///
/// ```swift
/// struct User {
///   let name: String
///   let age: Int
/// }
///
/// XCTAssertEqualAny(User(name: "John", age: 30), User(name: "John", age: 30))
/// ```
///
/// The failure shows both values and their difference. An error that an argument throws is a failure too.
/// As in SpryKit.
///
/// - Parameters:
///   - actual: The value.
///   - expected: What it is expected to equal.
///   - message: What the failure says behind its own text.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertEqualAny(
  _ actual: @autoclosure () throws -> Any?,
  _ expected: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  equalAnyMismatch(actual, expected)?
    .report(message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Reports a failure unless two values of any types are equal; the name for tests under Swift Testing.
///
/// It compares as ``XCTAssertEqualAny(_:_:_:fileID:filePath:line:column:)`` does.
///
/// - Parameters:
///   - actual: The value.
///   - expected: What it is expected to equal.
///   - message: What the failure says behind its own text.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectEqualAny(
  _ actual: @autoclosure () throws -> Any?,
  _ expected: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  equalAnyMismatch(actual, expected)?
    .report(message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
