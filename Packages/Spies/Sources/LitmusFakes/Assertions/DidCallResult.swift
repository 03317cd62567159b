@_spi(Litmus) internal import LitmusReporting

/// The result of ``Spyable/didCall(_:withArguments:countSpecifier:times:)``.
public struct DidCallResult {
  let calls: RecordedCalls
  let pattern: CallPattern
  let counts: ExpectedCounts
  let matches: CallMatches
  /// Whether all calls of the function have a different number of arguments than specified.
  let hasWrongArgumentCount: Bool

  init(_ calls: RecordedCalls, of pattern: CallPattern, counts: ExpectedCounts) {
    (self.calls, self.pattern, self.counts) = (calls, pattern, counts)
    matches = calls.matches(of: pattern)
    hasWrongArgumentCount =
      matches.count == 0 && !pattern.conditions.isEmpty
      && !calls.hasCallWithArgumentCount(of: pattern)
  }

  /// Whether the function was called as often as specified.
  public var success: Bool {
    counts.isMet(by: count) && !hasWrongArgumentCount && calls.problem == nil
  }

  /// The number of calls that match.
  public var count: Int { matches.count }

  /// The function and the arguments of each call that the fake has received, in order.
  package var recordedCalls: [(function: String, arguments: [Any?])] {
    calls.all.map { ($0.function, $0.arguments) }
  }

  /// All calls that the fake has received, in order, as in `load(); save(_:) with <1>, <2>`; `<>` if there are none.
  public var recordedCallsDescription: String {
    calls.count == 0 ? "<>" : calls.all.map(\.bracketedDescription).joined(separator: "; ")
  }
}

extension DidCallResult {
  /// The failure message of an assertion: the expected call, the count, the nearest calls and all calls;
  /// `nil` on success.
  public var failureMessage: String? { failureMessage() }

  /// Returns the failure message of an assertion; `nil` on success.
  ///
  /// - Parameter circumstances: The beginning of the message, as in `Timed out after 1.0 seconds`.
  func failureMessage(_ circumstances: String? = nil) -> String? {
    guard !success else { return nil }
    if let problem = calls.problem { return problem }
    let received = circumstances.map { "\($0): received" } ?? "Received"
    var lines = ["\(received) \(pattern) \(counted(count, "time")), but expected \(counts)"]
    let all = calls.all
    lines += argumentCountLines
    if count < counts.fewest {
      lines += nearestLines(
        to: pattern.conditions, among: all.filter { $0.function == pattern.function })
    }
    return (lines + recordedLines(all)).joined(separator: "\n")
  }

  /// The failure message of an assertion that the call was not received; `nil` if it was not.
  var unexpectedMessage: String? {
    if let problem = calls.problem { return problem }
    let first: String
    if hasWrongArgumentCount {
      first = "Looked for \(pattern), but expected the number of arguments that its calls have"
    } else if success {
      let unexpected = counts.isAny ? "none" : "not \(counts)"
      first = "Received \(pattern) \(counted(count, "time")), but expected \(unexpected)"
    } else {
      return nil
    }
    return ([first] + argumentCountLines + recordedLines(calls.all)).joined(separator: "\n")
  }

  private var argumentCountLines: [String] {
    hasWrongArgumentCount
      ? ["None of its calls has \(counted(pattern.conditions.count, "argument"))"] : []
  }
}
