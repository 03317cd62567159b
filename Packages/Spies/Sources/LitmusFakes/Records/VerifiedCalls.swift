/// The positions of one function's calls in the order of all calls of all fakes.
///
/// Other calls may lie within a range, but are not included.
typealias CallOrders = [ClosedRange<UInt64>]

/// The calls of a fake that assertions have verified.
///
/// A position belongs to one call only. The positions of calls that were removed therefore never match later
/// calls.
struct VerifiedCalls {
  fileprivate struct Ranges {
    /// The ranges in the order in which they were inserted; they may overlap.
    var orders: CallOrders = []
    /// The number of ranges above which they are merged, so that repeated verifications do not pile up.
    var limit = 64
  }

  private var ranges: [String: Ranges]

  init() { ranges = [:] }

  private init(ranges: [String: Ranges]) { self.ranges = ranges }

  /// Returns the verified calls of a function, as ascending ranges that do not overlap.
  func orders(of function: String) -> CallOrders { ranges[function]?.orders.merged ?? [] }

  /// A copy with merged ranges that shares no memory with the original.
  var copy: VerifiedCalls {
    VerifiedCalls(
      ranges: ranges.mapValues { Ranges(orders: $0.orders.merged, limit: $0.limit) })
  }

  /// Inserts verified calls of a function.
  mutating func insert(_ new: CallOrders, of function: String) {
    ranges[function, default: Ranges()].insert(new)
  }
}

extension VerifiedCalls.Ranges {
  fileprivate mutating func insert(_ new: CallOrders) {
    orders += new
    guard orders.count > limit else { return }
    orders = orders.merged
    limit = max(limit, orders.count * 2)
  }
}

extension CallOrders {
  /// The same calls, as ascending ranges that do not overlap.
  fileprivate var merged: CallOrders {
    var merged: CallOrders = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        let upperBound = Swift.max(last.upperBound, range.upperBound)
        merged[merged.count - 1] = last.lowerBound...upperBound
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
