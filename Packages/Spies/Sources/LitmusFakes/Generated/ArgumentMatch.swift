/// A condition for an argument of a type, which typed stubs and verifications of generated fakes take.
///
/// ```swift
/// fake.when.load(id: .any, page: .in(1...3)).andReturn(page)
/// expectHaveReceived(fake.calls.load(id: .where(\.count, 3), page: 1))
/// ```
///
/// A literal is the condition that the argument equals it; ``equal(_:)`` makes it from another value. The type
/// need not be `Equatable`: values are compared as in `stub(_:)`.
public struct ArgumentMatch<Value: ~Copyable> {
  /// The condition without its type; used by generated code.
  public let condition: FakeCondition

  init(_ condition: ArgumentCondition) { self.condition = FakeCondition(condition) }

  fileprivate init(
    _ text: String, isUnique: Bool = true, capture: ((Any?) -> Void)? = nil,
    _ comparison: ArgumentComparison
  ) {
    let text = ConditionText(description: text, isUnique: isUnique, capture: capture)
    self.init(ArgumentCondition(text, comparison: comparison))
  }

  /// Any argument.
  public static var any: ArgumentMatch {
    ArgumentMatch(".any", isUnique: false, AnyComparison())
  }

  /// Any argument of a type, which distinguishes overloads and generic members.
  ///
  /// - Parameter type: The type.
  public static func any(_ type: Value.Type) -> ArgumentMatch { .any }
}

/// An argument that a generated fake cannot record, such as a closure that does not escape.
public enum UnrecordedArgument {}

extension ArgumentMatch {
  /// An argument that equals a value.
  ///
  /// - Parameter value: The value.
  public static func equal(_ value: Value) -> ArgumentMatch {
    ArgumentMatch(ArgumentCondition(typed: value))
  }

  /// An argument that a closure accepts.
  ///
  /// - Parameter isMatch: A closure that returns whether the argument meets the condition.
  public static func matching(_ isMatch: @escaping (Value) -> Bool) -> ArgumentMatch {
    ArgumentMatch(".matching { … }", MatchComparison(isMatch))
  }

  /// An argument with a property that meets a condition.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - match: The property's condition.
  public static func `where`<Property>(
    _ property: KeyPath<Value, Property>, _ match: ArgumentMatch<Property>
  ) -> ArgumentMatch {
    let condition = match.condition.condition
    let capture = condition.typedCapture.map { capture in
      { (argument: Any?) in
        if let value = convert(argument, to: Value.self) { capture(value[keyPath: property]) }
      }
    }
    return ArgumentMatch(
      ".where(\(property), \(condition))", capture: capture,
      MatchComparison<Value> { condition.matches($0[keyPath: property]) })
  }

  /// An argument with a property that equals a value.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: The value.
  @_disfavoredOverload
  public static func `where`<Property>(
    _ property: KeyPath<Value, Property>, _ value: Property
  ) -> ArgumentMatch {
    .where(property, .equal(value))
  }

  /// An argument that is a certain object.
  ///
  /// - Parameter object: The object.
  public static func same<Object: AnyObject>(as object: Object) -> ArgumentMatch {
    ArgumentMatch(
      ".same(as: \(object))",
      MatchComparison<Value> { value in
        guard let value = flattened(value), type(of: value) is AnyObject.Type else { return false }
        return value as AnyObject === object
      })
  }

  /// Any argument; the captor receives those of the calls that the stub or the verification applies to.
  ///
  /// - Parameter captor: The captor.
  public static func capture(into captor: Captor<Value>) -> ArgumentMatch {
    ArgumentMatch(".capture(into: …)", isUnique: false, capture: captor.capture, AnyComparison())
  }

  /// An argument that meets two conditions.
  ///
  /// - Parameters:
  ///   - first: A condition.
  ///   - second: Another condition.
  public static func && (first: ArgumentMatch, second: ArgumentMatch) -> ArgumentMatch {
    let (first, second) = (first.condition.condition, second.condition.condition)
    return ArgumentMatch(
      "(\(first) && \(second))",
      capture: captures(of: first, second),
      CombinedComparison { first.comparison.matches(at: $0) && second.comparison.matches(at: $0) })
  }

  /// An argument that meets at least one of two conditions.
  ///
  /// - Parameters:
  ///   - first: A condition.
  ///   - second: Another condition.
  public static func || (first: ArgumentMatch, second: ArgumentMatch) -> ArgumentMatch {
    let (first, second) = (first.condition.condition, second.condition.condition)
    return ArgumentMatch(
      "(\(first) || \(second))",
      capture: captures(of: first, second),
      CombinedComparison { first.comparison.matches(at: $0) || second.comparison.matches(at: $0) })
  }

  /// An argument that does not meet a condition.
  ///
  /// - Parameter match: The condition.
  public static prefix func ! (match: ArgumentMatch) -> ArgumentMatch {
    let condition = match.condition.condition
    return ArgumentMatch(
      "!\(condition)", CombinedComparison { !condition.comparison.matches(at: $0) })
  }
}

extension ArgumentMatch where Value: ExpressibleByNilLiteral {
  /// `nil`.
  public static var `nil`: ArgumentMatch {
    ArgumentMatch(
      ".nil", isUnique: false,
      isNestedOptional(Value.self) ? NilComparison<Value>(depth: 0) : ArgumentComparison())
  }

  /// Any argument but `nil`.
  public static var notNil: ArgumentMatch {
    let isNil = isNilArgument
    return ArgumentMatch(".notNil", isUnique: false, CombinedComparison { !isNil($0) })
  }

  fileprivate static var isNilArgument: (UnsafePointer<Any?>) -> Bool {
    guard isNestedOptional(Value.self) else { return { isNil(at: $0) } }
    return { depthOfNil(in: $0.pointee, as: Value.self) == 0 }
  }
}

extension ArgumentMatch {
  /// An argument that is not `nil` and whose value meets a condition.
  ///
  /// - Parameter match: The condition.
  public static func some<Wrapped>(
    _ match: ArgumentMatch<Wrapped>
  ) -> ArgumentMatch where Value == Wrapped? {
    let condition = match.condition.condition
    let isNil = isNilArgument
    return ArgumentMatch(
      ".some(\(condition))", capture: condition.typedCapture,
      CombinedComparison { !isNil($0) && condition.comparison.matches(at: $0) })
  }
}

extension ArgumentMatch where Value: Comparable {
  /// An argument within a range.
  ///
  /// - Parameter range: The range, as in `1...3`, `0..<5` or `10...`.
  public static func `in`<Range: RangeExpression>(
    _ range: Range
  ) -> ArgumentMatch where Range.Bound == Value {
    ArgumentMatch(".in(\(range))", MatchComparison(range.contains))
  }
}

// MARK: - Conditions without types

/// A condition of an argument without its type; generated code creates it.
@_documentation(visibility: internal)
public struct FakeCondition {
  let condition: ArgumentCondition

  init(_ condition: ArgumentCondition) { self.condition = condition }

  /// Makes the condition that an argument equals a value.
  ///
  /// - Parameter value: The value.
  public static func value<Value>(_ value: Value) -> FakeCondition {
    FakeCondition(ArgumentCondition(typed: value))
  }

  /// Makes a condition that any closure meets, because closures cannot be compared.
  ///
  /// - Parameter closure: The closure.
  public static func value<each Parameter, Result>(
    _ closure: (repeat each Parameter) throws -> Result
  ) -> FakeCondition {
    ArgumentMatch<UnrecordedArgument>.any.condition
  }

  /// Makes a condition that any closure meets, because closures cannot be compared.
  ///
  /// - Parameter closure: The closure.
  public static func value<each Parameter, Result>(
    _ closure: (repeat each Parameter) async throws -> Result
  ) -> FakeCondition {
    ArgumentMatch<UnrecordedArgument>.any.condition
  }
}

/// Passes an argument to the captors of two conditions; `nil` if they have none.
private func captures(
  of first: ArgumentCondition, _ second: ArgumentCondition
) -> ((Any?) -> Void)? {
  guard let one = first.typedCapture, let other = second.typedCapture else {
    return first.typedCapture ?? second.typedCapture
  }
  return { argument in
    one(argument)
    other(argument)
  }
}

/// The text of a typed condition in failures.
struct ConditionText: CustomStringConvertible {
  let description: String
  /// Whether no other condition is known to match the same arguments.
  let isUnique: Bool
  /// Passes an argument to the condition's captors; `nil` if it has none.
  let capture: ((Any?) -> Void)?

  /// Returns whether both conditions are known to match the same arguments.
  func isSame(as other: ConditionText) -> Bool {
    !isUnique && !other.isUnique && description == other.description
  }
}

extension ArgumentCondition {
  /// Makes the condition that an argument equals a value of the parameter's type.
  fileprivate init<Value>(typed value: Value) {
    guard isNestedOptional(Value.self), let depth = depthOfNil(in: value, as: Value.self) else {
      self.init(value)
      return
    }
    self.init(value, comparison: NilComparison<Value>(depth: depth))
  }
}

/// A comparison with the `nil` of an optional of an optional, which may be within others.
private final class NilComparison<Value>: ArgumentComparison {
  private let depth: Int

  init(depth: Int) { self.depth = depth }

  override func matches(at actual: UnsafePointer<Any?>) -> Bool {
    depthOfNil(in: actual.pointee, as: Value.self) == depth
  }
}

/// A comparison by a closure that receives a pointer to the argument.
private final class CombinedComparison: ArgumentComparison {
  private let isMatch: (UnsafePointer<Any?>) -> Bool

  init(_ isMatch: @escaping (UnsafePointer<Any?>) -> Bool) { self.isMatch = isMatch }

  override func matches(at actual: UnsafePointer<Any?>) -> Bool { isMatch(actual) }
}

/// A comparison by a closure that receives the argument.
private final class MatchComparison<Value>: ArgumentComparison {
  private let isMatch: (Value) -> Bool
  private let location = LocationInAny(of: Value.self)

  init(_ isMatch: @escaping (Value) -> Bool) { self.isMatch = isMatch }

  override func matches(at actual: UnsafePointer<Any?>) -> Bool {
    if let address = location.address(in: actual) {
      return isMatch(address.assumingMemoryBound(to: Value.self).pointee)
    }
    return convert(actual.pointee, to: Value.self).map(isMatch) ?? false
  }
}

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
