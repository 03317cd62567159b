/// The calls of a function that meet the conditions of a verification.
struct CallMatches {
  private(set) var count = 0
  /// Where they stand among all calls; those that follow each other share a range.
  private(set) var orders: CallOrders = []
  /// The range of the last of them, as long as calls that match follow each other.
  private var run: (first: UInt64, last: UInt64)?

  /// Takes the next call of the function.
  ///
  /// - Parameters:
  ///   - order: Its place among all calls.
  ///   - isMatch: Whether it meets the conditions.
  @inline(__always)
  fileprivate mutating func take(_ order: UInt64, isMatch: Bool) {
    guard isMatch else { return endRun() }
    count += 1
    run = (run?.first ?? order, order)
  }

  @inline(__always)
  fileprivate mutating func endRun() {
    guard let (first, last) = run else { return }
    orders.append(first...last)
    run = nil
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
    forEachCall(of: function) { chunk, index in
      let isMatch = conditions.areMet(byCallAt: index, in: chunk)
      matches.take(chunk[index].order, isMatch: isMatch)
      return true
    }
    matches.endRun()
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
