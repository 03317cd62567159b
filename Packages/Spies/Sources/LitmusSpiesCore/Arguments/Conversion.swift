/// A value as a type that the caller knows, or `nil` if it is of another.
///
/// What is of exactly that type, as nearly all stubbed values are, does not go through the runtime's
/// casts, which are many times slower.
func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  if let value {
    func exactly<Actual>(_ value: Actual) -> Value? {
      Actual.self == Value.self ? unsafeBitCast(value, to: Value.self) : nil
    }
    if let exact = _openExistential(value, do: exactly) { return exact }
  }
  return (value as Any) as? Value
}
