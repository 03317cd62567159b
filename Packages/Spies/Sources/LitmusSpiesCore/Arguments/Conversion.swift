/// Returns a value as a type that the caller specifies, or `nil` if the value has another type.
///
/// A value of exactly that type, as nearly all stubbed values are, bypasses the runtime's casts, which are
/// many times slower.
func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  if let value {
    func exactly<Actual>(_ value: Actual) -> Value? {
      Actual.self == Value.self ? unsafeBitCast(value, to: Value.self) : nil
    }
    if let exact = _openExistential(value, do: exactly) { return exact }
  }
  return (value as Any) as? Value
}

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
