/// Places of calls of one function among all calls of all fakes.
///
/// Other calls may lie within a range, and are not meant.
typealias CallOrders = [ClosedRange<UInt64>]

/// The calls of a fake that assertions have accounted for.
///
/// A place is given to one call only. So what was noted of calls that are forgotten says nothing of
/// those that come later.
struct VerifiedCalls {
  fileprivate struct Notes {
    /// As they came; they may overlap.
    var orders: CallOrders = []
    /// How many there may be before they are put in order, lest what is verified again and again piles up.
    var limit = 64
  }

  private var notes: [String: Notes]

  init() { notes = [:] }

  private init(notes: [String: Notes]) { self.notes = notes }

  /// The calls of a function that are accounted for: ranges that ascend and do not overlap.
  func orders(of function: String) -> CallOrders { notes[function]?.orders.merged ?? [] }

  /// The same calls, in memory that is not shared, put in order.
  var copy: VerifiedCalls {
    VerifiedCalls(
      notes: notes.mapValues { Notes(orders: $0.orders.merged, limit: $0.limit) })
  }

  /// Notes calls of a function.
  mutating func insert(_ new: CallOrders, of function: String) {
    notes[function, default: Notes()].insert(new)
  }
}

extension VerifiedCalls.Notes {
  fileprivate mutating func insert(_ new: CallOrders) {
    orders += new
    guard orders.count > limit else { return }
    orders = orders.merged
    limit = max(limit, orders.count * 2)
  }
}

extension CallOrders {
  /// The same calls in ranges that ascend and do not overlap.
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
