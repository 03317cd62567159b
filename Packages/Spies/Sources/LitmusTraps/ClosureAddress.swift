internal import CLitmusTraps

/// The address of a closure, to call the closure without retaining it.
///
/// A trap abandons the closure's call, and with it everything that the call has retained. A nonescaping
/// closure is therefore passed on by its address.
struct ClosureAddress: @unchecked Sendable {
  // Safe to share: the closure is only called by the thread that its caller waits for.
  let pointer: UnsafeMutableRawPointer

  /// Whether closures are stored as the C code expects.
  static var isLayoutKnown: Bool {
    MemoryLayout<StoredClosure>.size == litmus_closure_size
  }

  func call() { litmus_call_closure(pointer) }
}

/// Runs an operation with the address of a closure, which is valid as long as the operation runs.
func withAddress<Result>(
  of closure: () -> Void,
  operation: (ClosureAddress) -> Result
) -> Result {
  withoutActuallyEscaping(closure) { closure in
    var stored = StoredClosure(closure: closure)
    return withUnsafeMutablePointer(to: &stored) { operation(ClosureAddress(pointer: $0)) }
  }
}

/// A structure that stores a closure as it is.
///
/// As a value of a generic type, the closure would be wrapped in another one with a different
/// calling convention.
private struct StoredClosure {
  let closure: () -> Void
}
