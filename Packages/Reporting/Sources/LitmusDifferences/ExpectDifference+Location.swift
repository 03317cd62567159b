internal import LitmusReporting

/// Checks that an operation changes a value as expected, and shows the difference if it does not,
/// for helpers with swift-custom-dump's location parameters.
///
/// - Parameters:
///   - expression: The value, which is read before and after the operation.
///   - message: The text to append to the failure's own message; none by default.
///   - operation: Changes the value; none by default.
///   - updateExpectingResult: Makes the expected value from the value before the operation.
///   - fileID: The module and file of the failure.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
@_documentation(visibility: internal)
public func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  operation: (() throws -> Void)? = nil,
  changes updateExpectingResult: (inout Value) throws -> Void,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  let callSite = CallSite(
    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(clamping: line),
    column: Int(clamping: column))
  guard let operation else {
    return expectDifference(
      try expression(), message(), sourceLocation: callSite, changes: updateExpectingResult)
  }
  expectDifference(
    try expression(), message(), sourceLocation: callSite, operation: operation,
    changes: updateExpectingResult)
}

/// Checks that an asynchronous operation changes a value as expected, and shows the difference if it
/// does not, for helpers with swift-custom-dump's location parameters.
///
/// - Parameters:
///   - expression: The value, which is read before and after the operation.
///   - message: The text to append to the failure's own message; none by default.
///   - isolation: The caller's actor, on which the operation begins.
///   - operation: Changes the value.
///   - updateExpectingResult: Makes the expected value from the value before the operation.
///   - fileID: The module and file of the failure.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
@_documentation(visibility: internal)
public func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Void,
  changes updateExpectingResult: (inout Value) throws -> Void,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) async {
  let callSite = CallSite(
    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(clamping: line),
    column: Int(clamping: column))
  await expectDifference(
    try expression(), message(), sourceLocation: callSite, operation: operation,
    changes: updateExpectingResult)
}
