/// Compares two values of one type by its `Equatable` conformance; `nil` if it has none.
func areEqualByEquatable(_ lhs: Any, _ rhs: Any) -> Bool? {
  (lhs as? any Equatable).map { isEqual($0, to: rhs) }
}

private func isEqual<Value: Equatable>(_ lhs: Value, to rhs: Any) -> Bool {
  (rhs as? Value) == lhs
}

/// Compares two values of one type by its ``SpryEquatable`` conformance; `nil` if it has none.
func areEqualBySpryEquatable(_ lhs: Any, _ rhs: Any) -> Bool? {
  (lhs as? any SpryEquatable).map { isEqual($0, to: rhs) }
}

private func isEqual<Value: SpryEquatable>(_ lhs: Value, to rhs: Any) -> Bool {
  guard let rhs = rhs as? Value else { return false }
  return (try? lhs == rhs) ?? false
}
