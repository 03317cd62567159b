/// What ``Spyable/didCall(_:withArguments:countSpecifier:times:)`` found.
public struct DidCallResult {
  /// Whether the function was called as often as specified.
  public var success: Bool {
    counts.allSatisfy { $0.isMet(by: count) } && !hasWrongArgumentCount && calls.problem == nil
  }

  /// How many calls there were that count.
  public let count: Int

  let calls: RecordedCalls
  let function: String
  let conditions: [ArgumentCondition]
  let counts: [CountSpecifier]
  /// Whether all calls of the function have another number of arguments than was specified.
  let hasWrongArgumentCount: Bool

  init(
    _ calls: RecordedCalls,
    function: String,
    arguments: [Any?],
    counts: CountSpecifier?...
  ) {
    self.calls = calls
    self.function = function
    conditions = arguments.map(ArgumentCondition.init)
    self.counts = counts.contains { $0 != nil } ? counts.compactMap(\.self) : [.atLeast(1)]
    var count = 0
    calls.forEach(of: function, meeting: conditions) { _, _ in count += 1 }
    self.count = count
    hasWrongArgumentCount =
      count == 0 && !conditions.isEmpty
      && !calls.hasCall(of: function, withArgumentCount: conditions.count)
  }

  /// All calls that the fake has received, a line each, in their order; `none` if there are none.
  public var recordedCallsDescription: String {
    calls.count == 0 ? "none" : calls.all.map(\.description).joined(separator: "\n")
  }
}
