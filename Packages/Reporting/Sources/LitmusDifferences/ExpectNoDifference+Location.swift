internal import LitmusReporting

/// Checks that two values are equal, and shows their difference if they are not, for helpers with
/// swift-custom-dump's location parameters.
///
/// - Parameters:
///   - expression1: The actual value.
///   - expression2: The expected value.
///   - message: The text to append to the failure's own message; none by default.
///   - fileID: The module and file of the failure.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
@_documentation(visibility: internal)
public func expectNoDifference<Value: Equatable>(
  _ expression1: @autoclosure () throws -> Value,
  _ expression2: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  let callSite = CallSite(
    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(clamping: line),
    column: Int(clamping: column))
  expectNoDifference(
    try expression1(), try expression2(), message(), sourceLocation: callSite)
}
