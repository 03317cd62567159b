@_spi(Litmus) internal import LitmusReporting

/// The position of a completed expectation among all completed expectations of the process.
struct Completion: Comparable {
  private static let count = Locked(0)

  private let number: Int

  /// Returns the position after all those so far.
  static func next() -> Completion {
    Completion(
      number: count.withLock { count in
        count += 1
        return count
      })
  }

  static func < (left: Completion, right: Completion) -> Bool { left.number < right.number }
}
