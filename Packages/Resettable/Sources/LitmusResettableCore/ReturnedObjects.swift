internal import LitmusReporting

/// Weak references to the objects that a closure returned.
struct ReturnedObjects {
  private(set) var objects: [ReleasedObject] = []
  /// The failures for returned values that are not objects, or if there is no object at all.
  private(set) var failures: [ReportedFailure] = []

  private let callSite: CallSite

  init(_ returned: Any, callSite: CallSite) {
    self.callSite = callSite
    add(returned)
    if objects.isEmpty, failures.isEmpty { fail(returned: "no object") }
  }

  private mutating func add(_ value: Any) {
    if let object = object(in: value) {
      objects.append(ReleasedObject(object, after: "the closure returned it", callSite: callSite))
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .tuple, .collection, .set, .optional:
      for child in mirror.children { add(child.value) }
    default:
      fail(returned: "\(typeName(of: value)), a value type, which cannot leak")
    }
  }

  private mutating func fail(returned what: String) {
    failures.append(
      ReportedFailure(
        message: "The closure returned \(what), but expected objects to check",
        callSite: callSite
      )
    )
  }
}
