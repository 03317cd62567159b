/// The calls of a function that meet the conditions of a verification.
struct CallMatches {
  private(set) var count = 0
  /// Where they stand among all calls; calls that follow each other share a range.
  private(set) var orders: CallOrders = []

  /// Adds a call.
  ///
  /// - Parameters:
  ///   - order: Its place among all calls.
  ///   - isNext: Whether the function's call before it was added, too.
  fileprivate mutating func add(_ order: UInt64, isNext: Bool) {
    count += 1
    if isNext, let last = orders.last {
      orders[orders.count - 1] = last.lowerBound...order
    } else {
      orders.append(order...order)
    }
  }
}

extension RecordedCalls {
  /// The calls of a function that meet conditions.
  ///
  /// - Parameters:
  ///   - function: The function's name.
  ///   - conditions: What each argument must be; none means any arguments.
  func matches(of function: String, meeting conditions: [ArgumentCondition]) -> CallMatches {
    var matches = CallMatches()
    var isNext = false
    forEachCall(of: function) { chunk, index in
      let isMatch = conditions.areMet(byCallAt: index, in: chunk)
      if isMatch { matches.add(chunk[index].order, isNext: isNext) }
      isNext = isMatch
      return true
    }
    return matches
  }

  /// The place among all calls of the first call of a function that meets conditions.
  ///
  /// - Parameters:
  ///   - function: The function's name.
  ///   - conditions: What each argument must be; none means any arguments.
  ///   - order: The place behind which it must be.
  func firstMatch(
    of function: String,
    meeting conditions: [ArgumentCondition],
    after order: UInt64
  ) -> UInt64? {
    var match: UInt64?
    forEachCall(of: function, after: order) { chunk, index in
      if conditions.areMet(byCallAt: index, in: chunk) { match = chunk[index].order }
      return match == nil
    }
    return match
  }
}

extension [ArgumentCondition] {
  /// Whether a call's arguments meet the conditions; any do if there are none.
  func areMet(byCallAt index: Int, in chunk: CallChunk) -> Bool {
    isEmpty || areMet(by: chunk.arguments(in: chunk.argumentsRange(at: index)))
  }
}
