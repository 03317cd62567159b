struct PreparedArgument {
  let expected: Any?
  init(_ expected: Any?) { self.expected = expected }
  func matches(_ actual: Any?) -> Bool { areArgumentsEqual(actual, expected) }
}

func areArgumentsEqual(_ actual: Any?, _ expected: Any?) -> Bool {
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
