#if LITMUS_REPORTING && !LITMUS_FAKES
/// A value that is only accessed while a lock is held.
///
/// All of Litmus uses this lock. Copies share the value. No closure of a user's may run inside
/// ``withLock(_:)``.
@_spi(Litmus)
public struct Locked<Value>: @unchecked Sendable {
  // Safe to share: the value is only accessed while the lock is held, which the compiler cannot check.
  @usableFromInline let storage: ManagedBuffer<Value, SystemLock>

  /// Makes a locked value.
  @inlinable
  public init(_ value: sending Value) {
    let value = value
    storage = LockedStorage<Value>.create(minimumCapacity: 1) { _ in value }
    storage.withUnsafeMutablePointerToElements { SystemLock.initialize($0) }
  }

  /// Runs a closure with exclusive access to the value.
  ///
  /// - Parameter body: The closure that uses the value.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  @inlinable
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try storage.withUnsafeMutablePointers { value, lock in
      SystemLock.lock(lock)
      defer { SystemLock.unlock(lock) }
      return try body(&value.pointee)
    }
  }
}

/// The value and its lock in one memory allocation.
@usableFromInline
final class LockedStorage<Value>: ManagedBuffer<Value, SystemLock> {
  deinit {
    withUnsafeMutablePointerToElements { SystemLock.deinitialize($0) }
  }
}
#endif
