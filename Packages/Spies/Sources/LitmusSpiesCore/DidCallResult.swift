/// What ``Spyable/didCall(_:withArguments:countSpecifier:)`` found.
public struct DidCallResult {
  /// The call that was looked for.
  let expectedCall: RecordedCall
  /// How many times it was expected.
  let countSpecifier: CountSpecifier
  /// All calls that the fake has received.
  let recordedCalls: [RecordedCall]
  /// How many of them were the expected one.
  let count: Int

  init(expectedCall: RecordedCall, countSpecifier: CountSpecifier, recordedCalls: [RecordedCall]) {
    self.expectedCall = expectedCall
    self.countSpecifier = countSpecifier
    self.recordedCalls = recordedCalls
    count = recordedCalls.count { $0.matches(expectedCall) }
  }

  /// Whether the function was called as often as specified.
  public var success: Bool { countSpecifier.isMet(by: count) }

  /// All calls that the fake has received, in their order, as in `load(); save(_:) with "x"`.
  public var recordedCallsDescription: String {
    guard !recordedCalls.isEmpty else { return "none" }
    return recordedCalls.map(\.description).joined(separator: "; ")
  }

  /// What an assertion reports: the call, its count, and all recorded calls; `nil` on success.
  public var failureMessage: String? {
    guard !success else { return nil }
    return "Received \(expectedCall) \(times(count)), but expected \(countSpecifier); "
      + "recorded calls: \(recordedCallsDescription)"
  }
}
