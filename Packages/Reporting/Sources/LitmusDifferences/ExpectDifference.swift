@_spi(Litmus) internal import LitmusReporting

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
///   - operation: Changes the value.
///   - updateExpectingResult: Makes the expected value from the value before the operation.
///   - file: The path of the file in which the failure is shown.
///   - line: The line in it.
public func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath,
  line: UInt = #line,
  operation: () throws -> Void,
  changes updateExpectingResult: (inout Value) throws -> Void
) {
  let callSite = CallSite.current(file, line)
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
///   - updateExpectingResult: Sets the parts that are checked to what they are expected to be.
///   - file: The path of the file in which the failure is shown.
///   - line: The line in it.
public func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath,
  line: UInt = #line,
  changes updateExpectingResult: (inout Value) throws -> Void
) {
  let callSite = CallSite.current(file, line)
  do {
    let before = try expression()
    try check(before, expression(), updateExpectingResult, mustChange: false, message, callSite)
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
///   - operation: Changes the value.
///   - updateExpectingResult: Makes the expected value from the value before the operation.
///   - file: The path of the file in which the failure is shown.
///   - line: The line in it.
public nonisolated(nonsending) func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath,
  line: UInt = #line,
  operation: () async throws -> Void,
  changes updateExpectingResult: (inout Value) throws -> Void
) async {
  let callSite = CallSite.current(file, line)
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
