#if canImport(ObjectiveC)
private import Foundation
#endif

/// Whether two values of different types are Objective-C objects that call themselves equal.
///
/// What is declared as `NSString` or `NSNumber` is an object of one of several hidden classes there,
/// which one depends on the value's length or origin. Elsewhere there is no such pair.
func areEqualInOneCluster(_ lhs: Any, _ rhs: Any) -> Bool {
  #if canImport(ObjectiveC)
  guard
    type(of: lhs) is NSObject.Type, type(of: rhs) is NSObject.Type,
    let lhs = lhs as? NSObject, let rhs = rhs as? NSObject
  else { return false }
  return lhs.isEqual(rhs)
  #else
  return false
  #endif
}
