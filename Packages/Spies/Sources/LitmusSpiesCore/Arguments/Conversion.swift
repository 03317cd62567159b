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

/// Whether a type is an optional of an optional, whose `nil` may be at several depths.
func isNestedOptional<Value>(_ type: Value.Type) -> Bool {
  (type as? any OptionalValue.Type)?.isNested == true
}

/// Returns the number of optionals around the `nil` of an argument; `nil` if it is another value.
///
/// - Parameters:
///   - argument: The argument.
///   - type: The parameter's type, an optional of an optional.
func depthOfNil<Value>(in argument: Any?, as type: Value.Type) -> Int? {
  guard var value = argument else { return 0 }
  // A recorded argument has the outermost optional in common with the type, or has the whole type.
  var depth = Swift.type(of: value) == type ? 0 : 1
  while let optional = value as? any OptionalValue {
    guard let wrapped = optional.wrapped else { return depth }
    value = wrapped
    depth += 1
  }
  return nil
}

/// An optional of any type.
private protocol OptionalValue {
  static var isNested: Bool { get }
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static var isNested: Bool { Wrapped.self is any OptionalValue.Type }
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
