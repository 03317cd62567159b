// A literal of an argument's type is also a literal of its condition.

extension ArgumentMatch: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// Makes the condition that the argument is `nil`.
  public init(nilLiteral: ()) { self = .nil }
}

extension ArgumentMatch: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self = .equal(Value(booleanLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self = .equal(Value(integerLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(floatLiteral value: Value.FloatLiteralType) {
    self = .equal(Value(floatLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = .equal(Value(unicodeScalarLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = .equal(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(stringLiteral value: Value.StringLiteralType) {
    self = .equal(Value(stringLiteral: value))
  }
}

extension ArgumentMatch: ExpressibleByStringInterpolation
where Value: ExpressibleByStringInterpolation {
  /// Makes the condition that the argument equals an interpolated literal.
  public init(stringInterpolation value: Value.StringInterpolation) {
    self = .equal(Value(stringInterpolation: value))
  }
}

extension ArgumentMatch: ExpressibleByArrayLiteral where Value: ExpressibleByArrayLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(arrayLiteral elements: Value.ArrayLiteralElement...) {
    // A variadic parameter is an array, but Swift has no way to pass one on.
    typealias Initializer = ([Value.ArrayLiteralElement]) -> Value
    let initializer = unsafeBitCast(
      Value.init(arrayLiteral:) as (Value.ArrayLiteralElement...) -> Value, to: Initializer.self)
    self = .equal(initializer(elements))
  }
}

extension ArgumentMatch: ExpressibleByDictionaryLiteral
where Value: ExpressibleByDictionaryLiteral {
  /// Makes the condition that the argument equals a literal.
  public init(dictionaryLiteral elements: (Value.Key, Value.Value)...) {
    // A variadic parameter is an array, but Swift has no way to pass one on.
    typealias Initializer = ([(Value.Key, Value.Value)]) -> Value
    let initializer = unsafeBitCast(
      Value.init(dictionaryLiteral:) as ((Value.Key, Value.Value)...) -> Value,
      to: Initializer.self)
    self = .equal(initializer(elements))
  }
}
