internal import LitmusReporting

/// Calls of several fakes that are expected in order.
struct CallSequence {
  let expected: [ExpectedCall]
  let history: CallHistory
  /// The positions of the calls that were found, one for each expected call, up to the first that was not
  /// received after the one before it.
  let found: [UInt64]

  init(_ expected: [ExpectedCall]) {
    self.expected = expected
    let history = CallHistory(of: expected.map(\.source))
    var found: [UInt64] = []
    for call in expected {
      // The first match leaves the most calls for the expected calls that follow.
      let order = history.calls(of: call.source)?.firstMatch(
        of: call.pattern, after: found.last ?? 0)
      guard let order else { break }
      found.append(order)
    }
    self.history = history
    self.found = found
  }

  /// Reports a failure unless all calls were found; if they were, records that they are verified.
  func verify(at callSite: CallSite) {
    if found.count == expected.count {
      for (call, order) in zip(expected, found) {
        if let calls = history.calls(of: call.source) { call.capture(from: calls, at: order) }
        call.markVerified([order...order])
      }
    }
    report(failureMessage, at: callSite)
  }
}

// MARK: - Failures
extension CallSequence {
  /// The failure message: the call that was not received, the expected calls and all calls; `nil` if all were found.
  private var failureMessage: String? {
    if let problem = history.problem { return problem }
    guard found.count < expected.count else { return nil }
    let missing = expected[found.count]
    let all = history.all
    let numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.order, $0 + 1) })
    let last = lastReceived(missing)
    let received = last.flatMap { numbers[$0] }.map { "no later than call \($0)" } ?? "0 times"
    let place = found.last.flatMap { numbers[$0] }.map { "it after call \($0)" } ?? "it first"
    var lines = ["Received \(text(missing)) \(received), but expected \(place)"]
    lines.append("Expected in this order:")
    for (index, call) in expected.enumerated() {
      var line = "  \(index + 1). \(text(call))"
      if index < found.count, let number = numbers[found[index]] {
        line += ", received as call \(number)"
      }
      lines.append(line)
    }
    if last == nil {
      let name = history.name(of: missing.pattern.function, in: missing.source)
      lines += nearestLines(
        to: missing.pattern.conditions,
        among: all.filter { $0.function == name && $0.order > found.last ?? 0 })
    }
    return (lines + recordedLines(all)).joined(separator: "\n")
  }

  /// Returns the position of the last call that would match if it had been received later.
  private func lastReceived(_ call: ExpectedCall) -> UInt64? {
    history.calls(of: call.source)?.matches(of: call.pattern).orders.last?.upperBound
  }

  private func text(_ call: ExpectedCall) -> String {
    let name = history.name(of: call.pattern.function, in: call.source)
    return callText(name, call.pattern.conditions.map(\.expected))
  }
}
