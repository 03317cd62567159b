@_spi(Litmus) internal import LitmusReporting

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
///   - file: The path of the file in which the failure is shown.
///   - line: The line in it.
public func expectNoDifference<Value: Equatable>(
  _ expression1: @autoclosure () throws -> Value,
  _ expression2: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let callSite = CallSite.current(file, line)
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
  _ difference: @autoclosure () -> String?, _ legend: String, between actual: Value,
  and expected: Value, _ problem: String, _ message: String?, at callSite: CallSite
) {
  reportFailure(
    ReportedFailure(callSite: callSite) {
      let difference = difference().map { "\($0)\n\(legend)" }
      let values = difference == nil ? valuesText(actual, expected) : ""
      return ((problem + values).followed(by: message), difference)
    })
}

private func valuesText<Value>(_ actual: Value, _ expected: Value) -> String {
  let actual = failureText(of: actual)
  let expected = failureText(of: expected)
  return actual == expected
    ? ": both are shown as \(actual)" : ": the value was \(actual), but expected \(expected)"
}
