/// A count of the calls that meet conditions, which counts each call once however often it is updated.
struct CallTally {
  private let pattern: CallPattern
  private(set) var count = 0
  /// The positions, among all calls, of the fake's first and last call at the last update.
  private var counted: ClosedRange<UInt64>?

  init(of pattern: CallPattern) { self.pattern = pattern }

  /// Counts the new calls; if the fake's earlier calls have been removed, the count starts again.
  mutating func update(with calls: RecordedCalls) {
    let orders = calls.orders
    if orders?.lowerBound != counted?.lowerBound { (count, counted) = (0, nil) }
    calls.forEachMatch(of: pattern, after: counted?.upperBound ?? 0) { _, _ in
      count += 1
      return true
    }
    counted = orders
  }
}

extension RecordedCalls {
  /// The positions, among all calls, of the first and the last call.
  fileprivate var orders: ClosedRange<UInt64>? {
    guard let first = chunks.first(where: { $0.count > 0 }),
      let last = chunks.last(where: { $0.count > 0 })
    else { return nil }
    return first.chunk[0].order...last.chunk[last.count - 1].order
  }
}
