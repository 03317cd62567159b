/// Places of calls among all calls of all fakes: ranges that ascend and that do not overlap.
///
/// They are about the calls of one function. Other calls may lie within a range, and are not meant.
typealias CallOrders = [ClosedRange<UInt64>]

/// The calls of a fake that assertions have accounted for.
///
/// An order is given to one call only. So what was noted of calls that are forgotten says nothing of
/// those that come later.
struct VerifiedCalls {
  private var orders: [String: CallOrders] = [:]

  /// The calls of a function that are accounted for.
  func orders(of function: String) -> CallOrders { orders[function] ?? [] }

  /// Notes calls of a function.
  mutating func insert(_ new: CallOrders, of function: String) {
    guard !new.isEmpty else { return }
    orders[function] = orders[function].map { $0.union(new) } ?? new
  }
}

extension CallOrders {
  fileprivate func union(_ other: CallOrders) -> CallOrders {
    var union: CallOrders = []
    // Both ascend, and sorting two arrays that do is no more than merging them.
    for range in (self + other).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = union.last, range.lowerBound <= last.upperBound {
        let upperBound = Swift.max(last.upperBound, range.upperBound)
        union[union.count - 1] = last.lowerBound...upperBound
      } else {
        union.append(range)
      }
    }
    return union
  }
}
