/// A type whose values are compared by an `==` of the tests' own, because it is not `Equatable`.
///
/// Recorded arguments, `XCTAssertEqualAny` and the like use this `==`, for example to skip closures and
/// other properties that do not matter. If a type is `Equatable`, recorded arguments are compared by
/// that.
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
  /// Whether two values count as equal in tests. It is never called for values of different types.
  static func == (lhs: Self, rhs: Self) -> Bool
}
