/// Returns a value as a type that the caller specifies, or `nil` if the value has another type.
///
/// A value of exactly that type, as nearly all stubbed values are, bypasses the runtime's casts, which are
/// many times slower.
func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  guard let value else {
    // The cast of `nil` to an optional of an optional would make the innermost one `nil`.
    if let optional = Value.self as? any OptionalValue.Type { return optional.none(as: type) }
    return (value as Any) as? Value
  }
  func exactly<Actual>(_ value: Actual) -> Value? { identical(value, as: type) }
  if let exact = _openExistential(value, do: exactly) { return exact }
  return (Optional(value) as Any) as? Value ?? convertClosure(value, to: type)
}

/// Returns a value as its own type under another name; no value if the types differ.
private func identical<Actual, Value>(_ value: Actual, as type: Value.Type) -> Value? {
  Actual.self == Value.self ? .some(unsafeBitCast(value, to: Value.self)) : .none
}

/// Returns a closure as a function type that differs only in `@Sendable`, which a cast cannot do.
///
/// A closure that is passed as `Any` is not `@Sendable`, and the compiler does not check whether a stub's values
/// are. Functions have the same representation with and without it.
private func convertClosure<Value>(_ closure: Any, to type: Value.Type) -> Value? {
  if let optional = Value.self as? any OptionalValue.Type {
    return optional.closure(closure, as: type)
  }
  func reinterpreted<Actual>(_ closure: Actual) -> Value? {
    guard MetadataKind.function.isKind(of: Value.self),
      MetadataKind.function.isKind(of: Actual.self),
      nameWithoutSendable(Actual.self) == nameWithoutSendable(Value.self)
    else { return nil }
    return unsafeBitCast(closure, to: Value.self)
  }
  return _openExistential(closure, do: reinterpreted)
}

private func nameWithoutSendable(_ type: Any.Type) -> Substring {
  let (name, attribute) = (_typeName(type, qualified: true), "@Sendable ")
  return name.hasPrefix(attribute) ? name.dropFirst(attribute.count) : name[...]
}

/// Returns a value unwrapped from all optionals around it; `nil` if any of them is `nil`.
func flattened(_ value: Any?) -> Any? {
  var value = value
  while let some = value, let optional = some as? any OptionalValue {
    value = optional.wrapped
  }
  return value
}

/// Returns a type unwrapped from all optionals around it.
func unwrappedType(_ type: Any.Type) -> Any.Type {
  (type as? any OptionalValue.Type).map { unwrappedType($0.wrappedType) } ?? type
}

/// Returns whether a value is an optional that is `nil`, unlike one that contains a `nil`.
func isOutermostNil(_ value: Any) -> Bool {
  (value as? any OptionalValue).map { $0.wrapped == nil } ?? false
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
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  var wrapped: Any? { get }

  /// Returns `nil` as a type; no value unless it is the optional's own type.
  static func none<Value>(as type: Value.Type) -> Value?

  /// Returns a closure as a type, which is the optional's own type.
  static func closure<Value>(_ closure: Any, as type: Value.Type) -> Value?
}

extension OptionalValue {
  fileprivate static var isNested: Bool { wrappedType is any OptionalValue.Type }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  var wrapped: Any? { map { $0 as Any } }

  static func none<Value>(as type: Value.Type) -> Value? { identical(Self.none, as: type) }

  static func closure<Value>(_ closure: Any, as type: Value.Type) -> Value? {
    convertClosure(closure, to: Wrapped.self).flatMap { identical(Self.some($0), as: type) }
  }
}
