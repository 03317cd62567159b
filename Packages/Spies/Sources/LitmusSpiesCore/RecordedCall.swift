internal import LitmusReporting

/// One call of a fake's function.
struct RecordedCall {
  var functionName: String
  var arguments: [Any?]

  /// Whether it is a call of the same function with equal arguments; an expected call without
  /// arguments stands for any.
  func matches(_ expected: RecordedCall) -> Bool {
    guard functionName == expected.functionName else { return false }
    return expected.arguments.isEmpty
      || arguments.count == expected.arguments.count
        && zip(arguments, expected.arguments).allSatisfy { isEqual($0, to: $1) }
  }
}

extension RecordedCall: CustomStringConvertible {
  /// The function with its arguments, as in `fetchUser(id:) with "1"`.
  var description: String {
    guard !arguments.isEmpty else { return functionName }
    let texts = arguments.map { $0.map { failureText(of: $0) } ?? "nil" }
    return "\(functionName) with \(texts.joined(separator: ", "))"
  }
}

/// Whether two arguments are equal: both `nil`, equal by `==`, or the same object.
///
/// Values of different types are not equal, nor are values of types that are neither Equatable nor
/// classes.
private func isEqual(_ actual: Any?, to expected: Any?) -> Bool {
  guard let actual, let expected else { return actual == nil && expected == nil }
  if let expected = expected as? any Equatable { return isEqual(actual, to: expected) }
  guard type(of: actual) is AnyObject.Type, type(of: expected) is AnyObject.Type else {
    return false
  }
  return actual as AnyObject === expected as AnyObject
}

private func isEqual<Value: Equatable>(_ actual: Any, to expected: Value) -> Bool {
  (actual as? Value) == expected
}
