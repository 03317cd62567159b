@_spi(Litmus) public import LitmusReporting

/// Checks that two values are equal, and shows the difference between them if they are not.
///
/// ```swift
/// expectNoDifference([1, 2], [1, 2])
/// ```
///
/// The function has the interface of swift-custom-dump's, which makes the text of the difference: lines that
/// begin with `-` are only in the first value, those with `+` only in the second. Its failures reach Swift
/// Testing, XCTest and the in-app runner.
///
/// - Parameters:
///   - expression1: The actual value.
///   - expression2: The expected value.
///   - message: The text to append to the failure's own message; none by default.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectNoDifference<Value: Equatable>(
  _ expression1: @autoclosure () throws -> Value,
  _ expression2: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  do {
    let actual = try expression1()
    let expected = try expression2()
    guard actual != expected else { return }
    reportDifference(
      failureDifference(expected: actual, actual: expected), "(First: -, Second: +)",
      between: actual, and: expected, "Values differ, but expected no difference", message(),
      at: callSite)
  } catch {
    Mismatch(thrown: error).report(message(), at: callSite)
  }
}

/// Reports that two values differ, with their difference or, if they are simple, the values themselves.
func reportDifference<Value>(
  _ difference: String?, _ legend: String, between actual: Value, and expected: Value,
  _ problem: String, _ message: String?, at callSite: CallSite
) {
  let values = difference.map { _ in "" } ?? valuesText(actual, expected)
  reportFailure(
    ReportedFailure(
      message: (problem + values).followed(by: message), callSite: callSite,
      difference: difference.map { "\($0)\n\(legend)" }))
}

private func valuesText<Value>(_ actual: Value, _ expected: Value) -> String {
  let (actual, expected) = (failureText(of: actual), failureText(of: expected))
  return actual == expected
    ? ": both are shown as \(actual)" : ": the value was \(actual), but expected \(expected)"
}
