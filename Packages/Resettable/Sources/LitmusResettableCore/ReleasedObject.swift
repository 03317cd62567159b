@_spi(Litmus) internal import LitmusReporting

/// A weak reference to an object that should have been released.
struct ReleasedObject {
  /// What should have released the object.
  enum Cause {
    case reset
    case expectReleased
  }

  private weak var object: AnyObject?
  private let type: String
  private let cause: Cause
  private let callSite: CallSite

  init(_ object: AnyObject, by cause: Cause, callSite: CallSite) {
    self.object = object
    type = typeName(of: object)
    self.cause = cause
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

  /// Returns the failure to report if the object is alive at the end of a wait.
  func failure(_ end: LeakCheck.End) -> ReportedFailure {
    var time = ""
    var cancellation = ""
    switch end {
    case .atOnce: break
    case .over(let limit): time = "\(limit) "
    case .cancelled(let limit, let elapsed):
      cancellation = ". The wait of \(limit) was cancelled after \(elapsed.inTenths) seconds"
    }
    let event =
      switch cause {
      case .reset: "its reset"
      case .expectReleased: "the closure returned it"
      }
    return ReportedFailure(
      message: "\(type) is still alive \(time)after \(event), but expected it to be released"
        + cancellation,
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
