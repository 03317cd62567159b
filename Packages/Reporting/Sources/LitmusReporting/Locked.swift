/// A value that is only reached while a lock is held.
///
/// It is the one lock of Litmus. No closure of a user's may run inside ``withLock(_:)``.
@_spi(Litmus)
public final class Locked<Value>: @unchecked Sendable {
  private let lock = SystemLock()
  /// Only reached while `lock` is held, which the compiler cannot know.
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
    try lock.withLock { try body(&value) }
  }
}
