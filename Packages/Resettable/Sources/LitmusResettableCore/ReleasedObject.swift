@_spi(Litmus) internal import LitmusReporting

/// A weak reference to an object that should have been released.
struct ReleasedObject {
  private weak var object: AnyObject?
  private let type: String
  /// The event that should have released the object, as in `its reset`.
  private let event: String
  private let callSite: CallSite

  init(_ object: AnyObject, after event: String, callSite: CallSite) {
    self.object = object
    type = typeName(of: object)
    self.event = event
    self.callSite = callSite
  }

  /// Whether the object is still alive after state that is held for deallocated objects has been
  /// released.
  var isAlive: Bool {
    if object != nil { ActionList.beforeLeakCheck.run() }
    return object != nil
  }

  /// The failure if nothing has checked whether the object is alive.
  var missingCheckFailure: ReportedFailure {
    ReportedFailure(
      message: """
        \(type) was not checked for leaks after its reset, but expected it to be. To fix this, call \
        "try await super.tearDown()" in tearDown() async throws
        """,
      callSite: callSite
    )
  }

  /// Returns the failure to report if the object is alive.
  ///
  /// - Parameters:
  ///   - time: How long the object had time to be released; `nil` if it had none.
  ///   - note: What else there is to say.
  func failure(after time: WaitLimit? = nil, _ note: String = "") -> ReportedFailure {
    ReportedFailure(
      message: "\(type) is still alive \(time.map { "\($0) " } ?? "")after \(event), "
        + "but expected it to be released\(note)",
      callSite: callSite
    )
  }
}

/// Returns the name of a value's dynamic type.
func typeName(of value: Any) -> String { String(describing: type(of: value)) }

/// Returns the value as an object, or `nil` if it is of a value type.
func object(in value: Any) -> AnyObject? {
  // A cast alone is not enough: it wraps a value that is not an object in one.
  type(of: value) is AnyClass ? value as AnyObject : nil
}
