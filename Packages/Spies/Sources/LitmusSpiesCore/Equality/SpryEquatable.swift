/// A type with an `==` that is defined for tests, because the type is not `Equatable`.
///
/// Recorded arguments, and the values in assertions such as `XCTAssertEqualAny`, are compared with this `==`,
/// for example to skip closures and other properties that do not matter. If a type is `Equatable`, recorded
/// arguments are compared with that `==` instead.
///
/// ```swift
/// extension Person: SpryEquatable {
///   public static func == (lhs: Person, rhs: Person) -> Bool {
///     return lhs.name == rhs.name
///       && lhs.age == rhs.age
///   }
/// }
/// ```
///
/// As in SpryKit.
public protocol SpryEquatable {
  /// Returns whether two values are equal in tests. It is never called for values of different types.
  static func == (lhs: Self, rhs: Self) -> Bool
}
