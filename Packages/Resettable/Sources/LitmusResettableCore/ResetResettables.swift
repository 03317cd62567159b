/// A ``Resettable`` of any type, as reflection finds it.
protocol ResettableProperty {
  /// Resets the subject and releases it.
  func reset()
}

/// Resets and then releases each subject that an object holds in a ``Resettable`` property.
///
/// The properties of the object's own class come first, in the order of their declarations; then
/// those of its superclass, and so on.
///
/// - Parameter object: What has the properties: a test case, a suite or anything else.
public func resetResettables(of object: Any) {
  for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
    for case let property as any ResettableProperty in mirror.children.lazy.map(\.value) {
      property.reset()
    }
  }
}
