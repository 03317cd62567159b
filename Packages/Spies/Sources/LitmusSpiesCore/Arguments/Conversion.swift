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
