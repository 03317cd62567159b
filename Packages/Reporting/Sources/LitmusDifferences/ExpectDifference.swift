@_spi(Litmus) public import LitmusReporting

/// Checks that an operation changes a value as expected, and shows the difference if it does not.
///
/// ```swift
/// var cart = ["fig"]
/// expectDifference(cart) {
///   cart.append("plum")
/// } changes: {
///   $0.append("plum")
/// }
/// ```
///
/// It is a failure, too, if the value is the same before and after. The function has the interface of
/// swift-custom-dump's.
///
/// - Parameters:
///   - expression: The value, which is read before and after the operation.
///   - message: The text to append to the failure's own message; none by default.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - operation: Changes the value.
///   - updateExpectingResult: Makes the expected value from the value before the operation.
public func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  operation: () throws -> Void,
  changes updateExpectingResult: (inout Value) throws -> Void
) {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  do {
    let before = try expression()
    try operation()
    try check(before, expression(), updateExpectingResult, message, callSite)
  } catch {
    Mismatch(thrown: error).report(message(), at: callSite)
  }
}

/// Checks a part of a value that has changed already, and shows the difference if it is not as expected.
///
/// ```swift
/// struct Cart: Equatable {
///   var fruit: [String] = []
///   var isPaid = false
/// }
///
/// var cart = Cart()
/// cart.fruit = ["fig"]
/// expectDifference(cart) { $0.fruit = ["fig"] }
/// ```
///
/// Only what the closure sets is checked, and it is no failure if that was so before.
///
/// - Parameters:
///   - expression: The value.
///   - message: The text to append to the failure's own message; none by default.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - updateExpectingResult: Sets the parts that are checked to what they are expected to be.
public func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  changes updateExpectingResult: (inout Value) throws -> Void
) {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  do {
    let before = try expression()
    try check(
      before, expression(), updateExpectingResult, mustChange: false, message, callSite)
  } catch {
    Mismatch(thrown: error).report(message(), at: callSite)
  }
}

/// Checks that an asynchronous operation changes a value as expected, and shows the difference if it does
/// not.
///
/// - Parameters:
///   - expression: The value, which is read before and after the operation.
///   - message: The text to append to the failure's own message; none by default.
///   - isolation: The caller's actor, on which the operation begins.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - operation: Changes the value.
///   - updateExpectingResult: Makes the expected value from the value before the operation.
public func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  operation: () async throws -> Void,
  changes updateExpectingResult: (inout Value) throws -> Void
) async {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  do {
    let before = try expression()
    try await operation()
    try check(before, expression(), updateExpectingResult, message, callSite)
  } catch {
    Mismatch(thrown: error).report(message(), at: callSite)
  }
}

private func check<Value: Equatable>(
  _ before: Value, _ after: Value, _ change: (inout Value) throws -> Void, mustChange: Bool = true,
  _ message: () -> String?, _ callSite: CallSite
) throws {
  var expected = before
  try change(&expected)
  if after != expected {
    reportDifference(
      failureDifference(expected: expected, actual: after), "(Expected: -, Actual: +)",
      between: after, and: expected, "The value has not changed as expected", message(),
      at: callSite)
  } else if mustChange, after == before {
    reportFailure(
      ReportedFailure(
        message: "The value has not changed, but expected a difference".followed(by: message()),
        callSite: callSite))
  }
}
