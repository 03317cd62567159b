@_spi(Litmus) internal import LitmusReporting

/// The calls of several fakes up to one point in time.
struct CallHistory {
  /// The calls of one fake.
  struct Part {
    let source: SpySource
    let calls: RecordedCalls
    let verified: VerifiedCalls
  }

  /// One part for each fake, in the order in which the fakes were passed.
  let parts: [Part]
  private let partNumbers: [ObjectIdentifier: Int]

  init(of sources: [SpySource]) {
    // A call that has no position yet gets a later one than `now`. A call that has a position is in its
    // record by the time the record's lock can be acquired. So the history has no call that is later than a
    // missing one.
    let now = SharedCounters.nextInOrder()
    var parts: [Part] = []
    var partNumbers: [ObjectIdentifier: Int] = [:]
    for source in sources where partNumbers[ObjectIdentifier(source.record)] == nil {
      partNumbers[ObjectIdentifier(source.record)] = parts.count
      let calls = source.record.calls.upTo(now)
      parts.append(
        Part(source: source, calls: calls, verified: source.record.verifiedCalls))
    }
    self.parts = parts
    self.partNumbers = partNumbers
  }

  /// The reason why the calls of a fake's static members cannot be attributed to a test; `nil` if they can.
  var problem: String? { parts.lazy.compactMap(\.calls.problem).first }

  /// Returns the calls of one of the fakes.
  func calls(of source: SpySource) -> RecordedCalls? {
    partNumbers[ObjectIdentifier(source.record)].map { parts[$0].calls }
  }
}

// MARK: - Texts
extension CallHistory {
  /// All calls in the order in which they were received, with the names that ``name(of:in:)`` returns.
  var all: [RecordedCall] {
    parts.flatMap { part in
      let prefix = prefix(for: part.source)
      return part.calls.all.map { call in
        var call = call
        call.function = prefix + call.function
        return call
      }
    }
    .sorted { $0.order < $1.order }
  }

  /// Returns the name of a function; if there are several fakes, prefixed with the fake that it belongs to.
  func name(of function: String, in source: SpySource) -> String {
    prefix(for: source) + function
  }

  /// Returns the prefix that distinguishes a fake's functions from those of other fakes; fakes of one type
  /// are numbered.
  private func prefix(for source: SpySource) -> String {
    guard parts.count > 1 else { return "" }
    let name = source.name
    let namesakes = parts.filter { $0.source.name == name }
    guard namesakes.count > 1,
      let index = namesakes.firstIndex(where: { $0.source.record === source.record })
    else { return "\(name)." }
    return "\(name)#\(index + 1)."
  }
}

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
    let calls = "\(counted(unverified.count, "call")) that no assertion accounts for"
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
