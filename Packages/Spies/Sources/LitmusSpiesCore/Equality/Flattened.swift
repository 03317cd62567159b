/// Returns a value unwrapped from all optionals around it; `nil` if any of them is `nil`.
func flattened(_ value: Any?) -> Any? {
  var value = value
  while let some = value, let optional = some as? any OptionalValue {
    value = optional.wrapped
  }
  return value
}

/// An optional of any type.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
