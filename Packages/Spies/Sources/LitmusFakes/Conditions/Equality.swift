#if LITMUS_FAKES
/// Returns whether two values are equal: with `==` if their type has it, and otherwise part by part.
///
/// Closures are equal, because they cannot be compared. Objects without `==` are equal if they are the same.
///
/// - Parameter equalities: The comparisons that a test has set; they take precedence.
func isEqual<Value>(_ left: Value, _ right: Value, _ equalities: Equalities? = nil) -> Bool {
  if let equalities {
    if let result = equalities.areEqual(left, right) { return result }
    if hasParts(left) { return areEqualByParts(left, right, equalities) }
  }
  if let left = left as? any Equatable {
    // A subclass has the `==` of its superclass, whichever of the two is on the left.
    if isEqualTo(left, right) { return true }
    return type(of: left as Any) != type(of: right as Any)
      && (right as? any Equatable).map { isEqualTo($0, left) } ?? false
  }
  return areEqualByParts(left, right, equalities)
}

/// Returns whether a value is compared part by part if a test has set comparisons, which may be for a part.
private func hasParts(_ value: Any) -> Bool {
  switch Mirror(reflecting: value).displayStyle {
  case .collection, .dictionary, .optional: true
  default: value is AnyArgument
  }
}

private func isEqualTo<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
  (right as? Left) == left
}

private func areEqualByParts(_ left: Any, _ right: Any, _ equalities: Equalities?) -> Bool {
  if let left = left as? AnyArgument, let right = right as? AnyArgument {
    return left.isEqual(to: right, equalities)
  }
  if let left = left as? any OptionalValue, let right = right as? any OptionalValue {
    guard let some = left.wrapped, let other = right.wrapped else {
      return left.wrapped == nil && right.wrapped == nil
    }
    return isEqual(some, other, equalities)
  }
  if let left = left as? any AnyDictionary { return left.hasEqualValues(right, equalities) }
  guard type(of: left) == type(of: right) else { return false }
  if let left = left as? any Any.Type, let right = right as? any Any.Type { return left == right }
  if type(of: left) is AnyObject.Type { return left as AnyObject === right as AnyObject }
  let parts = Mirror(reflecting: left)
  let others = Mirror(reflecting: right)
  guard parts.children.count == others.children.count else { return false }
  // A value without parts has nothing but its text: a case, a `StaticString`, or a closure.
  if parts.children.isEmpty { return String(reflecting: left) == String(reflecting: right) }
  return zip(parts.children, others.children).allSatisfy {
    $0.label == $1.label && isEqual($0.value, $1.value, equalities)
  }
}

/// An optional of any type.
protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { map { $0 as Any } }
}

/// A dictionary of any type, whose order means nothing.
protocol AnyDictionary {
  /// Returns a dictionary of the pairs; `nil` if they have other types.
  static func make(_ pairs: Any) -> Any?
  func hasEqualValues(_ other: Any, _ equalities: Equalities?) -> Bool
}

extension Dictionary: AnyDictionary {
  static func make(_ pairs: Any) -> Any? {
    (pairs as? [(Key, Value)]).map { Dictionary(uniqueKeysWithValues: $0) }
  }

  func hasEqualValues(_ other: Any, _ equalities: Equalities?) -> Bool {
    guard let other = other as? Self, other.count == count else { return false }
    return allSatisfy { key, value in other[key].map { isEqual(value, $0, equalities) } ?? false }
  }
}

/// Returns a value unwrapped from all optionals around it; `nil` if any of them is `nil`.
@_spi(Litmus)
public func flattened(_ value: Any?) -> Any? {
  var value = value
  while let some = value, let optional = some as? any OptionalValue {
    value = optional.wrapped
  }
  return value
}

/// Returns a value without an optional that contains it.
@usableFromInline
func flattenedOnce<Value>(_ value: Value) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.wrapped
}

/// Returns an argument of a call as failures show it: without an optional that contains it.
func shownArgument<Value>(_ value: Value) -> Any? {
  if let borrowed = value as? any BorrowedValue { return borrowed.shown }
  let some = flattenedOnce(value)
  return some.map(isOutermostNil) ?? false ? ConditionText(".some(nil)") : some
}

/// Returns whether a value is an optional that is `nil`, unlike one that contains a `nil`.
func isOutermostNil(_ value: Any) -> Bool {
  // Generic code wraps an argument that is `nil` in another optional.
  if let argument = value as? AnyArgument { return flattened(argument.value) == nil }
  return (value as? any OptionalValue).map { $0.wrapped == nil } ?? false
}
#endif
