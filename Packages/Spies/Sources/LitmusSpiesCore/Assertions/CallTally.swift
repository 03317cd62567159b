/// Counts the calls that meet conditions, each call once however often it is asked.
struct CallTally {
  let expected: ExpectedCall
  private(set) var count = 0
  /// The places among all calls of the fake's first and last call when it was counted.
  private var counted: ClosedRange<UInt64>?

  init(of expected: ExpectedCall) {
    self.expected = expected
  }

  /// Counts the calls that are new; all of them if the fake has forgotten those before.
  mutating func update(with calls: RecordedCalls) {
    let orders = calls.orders
    if orders?.lowerBound != counted?.lowerBound { (count, counted) = (0, nil) }
    calls.forEachCall(of: expected.function, after: counted?.upperBound ?? 0) { chunk, index in
      if expected.conditions.areMet(byCallAt: index, in: chunk) { count += 1 }
      return true
    }
    counted = orders
  }
}

extension RecordedCalls {
  /// The places among all calls of the first and the last call.
  fileprivate var orders: ClosedRange<UInt64>? {
    guard let first = chunks.first(where: { $0.count > 0 }),
      let last = chunks.last(where: { $0.count > 0 })
    else { return nil }
    return first.chunk[0].order...last.chunk[last.count - 1].order
  }
}
