internal import CLitmusSpies

/// The address of a closure, by which it is called without being retained.
///
/// A trap abandons the closure's call, and with it what the call has retained. A closure that must not
/// escape is therefore handed on by its address.
struct ClosureAddress: @unchecked Sendable {
  // Safe to share: the closure is only called by the thread that its caller waits for.
  let pointer: UnsafeMutableRawPointer

  func call() { litmus_call_closure(pointer) }
}

/// Runs an operation with the address of a closure, at which it is as long as the operation runs.
func withAddress<Result>(
  of closure: () -> Void,
  operation: (ClosureAddress) -> Result
) -> Result {
  withoutActuallyEscaping(closure) { closure in
    var stored = StoredClosure(closure: closure)
    return withUnsafeMutablePointer(to: &stored) { operation(ClosureAddress(pointer: $0)) }
  }
}

/// A closure in a structure is stored as it is; as a value of a generic type it would be another one,
/// which calls it by other rules.
private struct StoredClosure {
  let closure: () -> Void
}
