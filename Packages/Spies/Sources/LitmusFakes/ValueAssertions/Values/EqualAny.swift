@_spi(Litmus) public import LitmusReporting

/// Reports a failure unless two values of any types are equal; the variant for Swift Testing.
///
/// Two values are equal if they have the same type and equal parts, whether they are `Equatable` or not.
/// Objects are compared by their properties, including those of their superclasses; cycles are handled.
/// The values may be optional; `nil` equals only `nil`. ``SpryEquatable`` values are compared by their `==`,
/// and so are `Equatable` ones that have no parts (numbers, strings) or come with Swift (`Date`, `URL`).
/// Closures equal nothing, so an object or value with a closure only equals itself if it is the same
/// object. An actor, or a value whose contents cannot be inspected, equals only itself.
///
/// ```swift
/// struct User {
///   let name: String
///   let age: Int
/// }
///
/// expectEqualAny(User(name: "John", age: 30), User(name: "John", age: 30))
/// ```
///
/// The failure shows both values and their difference. An error that an argument throws is a failure too.
///
/// - Parameters:
///   - actual: The value.
///   - expected: The value that it must equal.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
@_disfavoredOverload  // LitmusSpryKit has a form in which both values have one type.
public func expectEqualAny(
  _ actual: @autoclosure () throws -> Any?,
  _ expected: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  Mismatch.comparing(actual, expected) { actual, expected in
    guard !areStructurallyEqual(actual, expected) else { return nil }
    return Mismatch { inequality(flattened(actual), flattened(expected)) }
  }?
  .report(message(), at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if two values of any types are equal; the variant for Swift Testing.
///
/// Values are compared as in ``expectEqualAny(_:_:_:file:sourceLocation:fileID:filePath:line:column:)``.
///
/// ```swift
/// expectNotEqualAny(User(name: "Bob", age: 20), User(name: "John", age: 30))
/// ```
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - actual: The value.
///   - unexpected: The value that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
@_disfavoredOverload  // LitmusSpryKit has a form in which both values have one type.
public func expectNotEqualAny(
  _ actual: @autoclosure () throws -> Any?,
  _ unexpected: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  Mismatch.comparing(actual, unexpected) { actual, unexpected in
    guard areStructurallyEqual(actual, unexpected) else { return nil }
    return Mismatch("Value was \(argumentText(flattened(actual))), but expected another")
  }?
  .report(message(), at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Returns the text of two values that are not equal, and their difference.
private func inequality(
  _ actual: Any?, _ expected: Any?
) -> (text: String, difference: String?) {
  var texts = mismatchTexts(actual: actual, expected: expected)
  let difference = actual.flatMap { actual in
    expected.flatMap { valueDifference(expected: $0, actual: actual) }
  }
  if argumentText(actual) == argumentText(expected), haveSameType(actual, expected) {
    texts = (argumentText(actual), "an equal one")
    if difference == nil {
      texts.expected += "; they look alike, but hold what equals nothing else, such as a closure"
    }
  }
  return (
    "Value was \(texts.actual.cut(above: difference)), "
      + "but expected \(texts.expected.cut(above: difference))",
    difference
  )
}

private func haveSameType(_ actual: Any?, _ expected: Any?) -> Bool {
  guard let actual, let expected else { return true }
  return type(of: actual) == type(of: expected)
}
