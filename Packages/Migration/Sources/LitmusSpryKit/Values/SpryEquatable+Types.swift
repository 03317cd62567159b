#if LITMUS_FAKES
public import Dispatch
public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

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
