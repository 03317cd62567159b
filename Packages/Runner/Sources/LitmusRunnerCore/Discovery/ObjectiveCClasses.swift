#if LITMUS_RUNNER && canImport(ObjectiveC)
private import Foundation
private import ObjectiveC

/// The classes that the Objective-C runtime knows.
package enum ObjectiveCClasses {
  /// Returns the classes that inherit from a class, without sending a message to any of them.
  package static func descendants(of root: AnyClass) -> [AnyClass] {
    var count: UInt32 = 0
    guard let list = objc_copyClassList(&count) else { return [] }
    // The list's own subscript would send a message to each class, which not every class supports.
    let classes = UnsafeMutableRawPointer(list)
    defer { free(classes) }
    return UnsafeBufferPointer(
      start: classes.assumingMemoryBound(to: AnyClass.self), count: Int(count)
    )
    .filter { type in
      sequence(first: type, next: { class_getSuperclass($0) }).dropFirst().contains { $0 == root }
    }
  }
}
#endif
