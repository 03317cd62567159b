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
