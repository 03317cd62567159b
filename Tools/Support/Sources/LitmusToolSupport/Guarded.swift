internal import Foundation

/// A value shared between threads, protected by a lock.
///
/// It uses Foundation's lock, because the thread sanitizer does not see the standard library's on Linux.
package final class Guarded<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  package init(_ value: Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}

extension Guarded<Int> {
  /// Counts, and returns the new number.
  package func next() -> Int {
    withLock { count in
      count += 1
      return count
    }
  }
}
