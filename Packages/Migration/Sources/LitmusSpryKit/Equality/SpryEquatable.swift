#if LITMUS_FAKES
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
/// A type without an `==` of its own may conform too. If it is `Equatable`, its synthesized `==` is used;
/// otherwise two values are equal if their parts are.
///
/// As in SpryKit.
public protocol SpryEquatable {
  /// Returns whether two values are equal in tests. It is never called for values of different types.
  ///
  /// - Throws: Any error, and the values are then not equal. The requirement may throw only so that its
  ///   default implementation cannot be used as the `==` of `Equatable`.
  @_disfavoredOverload
  static func == (lhs: Self, rhs: Self) throws -> Bool
}

extension SpryEquatable {
  /// Returns whether two values consist of equal parts.
  @_disfavoredOverload
  public static func == (lhs: Self, rhs: Self) throws -> Bool {
    areStructurallyEqual(partsOf: lhs, rhs)
  }
}

extension SpryEquatable where Self: Equatable {
  /// Returns whether two values are equal by `Equatable`.
  @_disfavoredOverload
  public static func == (lhs: Self, rhs: Self) throws -> Bool {
    areEqualByEquatable(lhs, rhs) ?? false
  }
}
#endif
