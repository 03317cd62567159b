#if LITMUS_FAKES
public import Dispatch
public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

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

extension SpryEquatable {
  /// Returns whether another value has the same type and is equal; an assertion or a stub does not call it.
  ///
  /// - Parameter actual: The other value.
  /// - Returns: Whether it is equal.
  public func _DO_NOT_OVERRIDE_isEqual(to actual: Any?) -> Bool {
    guard let actual = actual as? Self else { return false }
    return (try? self == actual) ?? false
  }
}

extension Optional: SpryEquatable where Wrapped: SpryEquatable {}
extension Array: SpryEquatable where Element: SpryEquatable {}
extension Set: SpryEquatable where Element: SpryEquatable {}
extension Dictionary: SpryEquatable where Value: SpryEquatable {}
extension String: SpryEquatable {}
extension Bool: SpryEquatable {}
extension CGFloat: SpryEquatable {}
extension Float: SpryEquatable {}
extension Double: SpryEquatable {}
extension Int: SpryEquatable {}
extension Int8: SpryEquatable {}
extension Int16: SpryEquatable {}
extension Int32: SpryEquatable {}
extension Int64: SpryEquatable {}
extension UInt: SpryEquatable {}
extension UInt8: SpryEquatable {}
extension UInt16: SpryEquatable {}
extension UInt32: SpryEquatable {}
extension UInt64: SpryEquatable {}
extension NSObject: SpryEquatable {}
extension Notification: SpryEquatable {}
extension Notification.Name: SpryEquatable {}
extension DispatchTime: SpryEquatable {}
extension DispatchTimeInterval: SpryEquatable {}
extension URL: SpryEquatable {}
extension URLRequest: SpryEquatable {}
extension TimeZone: SpryEquatable {}
extension Date: SpryEquatable {}
extension Data: SpryEquatable {}
#endif
