internal import LitmusReporting

extension CallHistory {
  /// Reports a failure if there are calls that no assertion has verified.
  func verifyNoMoreInteractions(at callSite: CallSite) {
    report(unverifiedMessage, at: callSite)
  }

  /// The failure message, with the unverified calls and all calls; `nil` if there are no unverified calls.
  private var unverifiedMessage: String? {
    if let problem { return problem }
    let unverified = Set(parts.flatMap(\.unverified))
    guard !unverified.isEmpty else { return nil }
    let all = all
    let numbered = all.enumerated().filter { unverified.contains($1.order) }
      .map { (number: $0 + 1, call: $1) }
    let calls = "\(plural(unverified.count, "call")) that no assertion accounts for"
    var lines = ["Received \(calls), but expected no more"]
    if unverified.count < all.count { lines += callLines("Unaccounted for", numbered) }
    return (lines + recordedLines(all)).joined(separator: "\n")
  }
}

extension CallHistory.Part {
  /// The positions of the calls that no assertion has verified.
  fileprivate var unverified: [UInt64] {
    calls.functions.flatMap { function in
      var orders = verified.orders(of: function)[...]
      var unverified: [UInt64] = []
      calls.forEachCall(of: function) { chunk, index in
        let order = chunk[index].order
        while let first = orders.first, first.upperBound < order { orders.removeFirst() }
        if orders.first?.contains(order) != true { unverified.append(order) }
        return true
      }
      return unverified
    }
  }
}
