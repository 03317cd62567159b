@_spi(Litmus) private import LitmusReporting

/// The entries that tests have recorded, in their order, from any thread.
package final class Log: Sendable {
  private let recorded = Locked<[String]>([])

  package init() {}

  package var entries: [String] { recorded.withLock { $0 } }

  package func callAsFunction(_ entry: String) { recorded.withLock { $0.append(entry) } }
}

/// A counter of what happens on any thread.
package final class Counter: Sendable {
  private let count = Locked(0)

  package init() {}

  package var value: Int { count.withLock { $0 } }

  /// Counts once more, and returns the new value.
  @discardableResult package func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
