#if LITMUS_FAKES
#if canImport(ObjectiveC)
private import Foundation
#endif

/// Returns whether two values of different types are Objective-C objects that are equal by `isEqual`.
///
/// On Apple's platforms, a value declared as `NSString` or `NSNumber` is an instance of one of several hidden
/// classes, depending on the value's length or origin. On other platforms there is no such pair.
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
#endif
