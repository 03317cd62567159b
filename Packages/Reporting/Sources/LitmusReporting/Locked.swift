#if canImport(os)
private import os
#else
private import Synchronization
#endif

/// A value that is only reached while a lock is held.
///
/// It is the one lock of Litmus. No closure of a user's may run inside ``withLock(_:)``.
@_spi(Litmus)
public final class Locked<Value>: @unchecked Sendable {
  #if canImport(os)
  private let lock = OSAllocatedUnfairLock()
  #else
  private let lock = Mutex<Void>(())
  #endif
  private var value: Value

  /// Makes a locked value.
  public init(_ value: sending Value) {
    self.value = value
  }

  /// Runs a closure that has the value to itself.
  ///
  /// - Parameter body: What is done with the value.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    #if canImport(os)
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
    #else
    return try lock.withLock { _ in try body(&value) }
    #endif
  }
}
