#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// Calls that an assertion can verify: `fake.calls.load(id: "1")` of a generated fake, `fake.calls(.load, "1")` of one by
/// hand.
public protocol VerifiableCalls {
  /// The arguments of one call.
  associatedtype Arguments
  /// The calls without their types; used by assertions.
  @_documentation(visibility: internal)
  var expected: ExpectedCalls<Arguments> { get }
}

extension FakeMember: VerifiableCalls where Use == FakeVerifying, Value: ~Copyable {
  /// The calls without their types; used by assertions.
  @_documentation(visibility: internal)
  public var expected: ExpectedCalls<Arguments> {
    ExpectedCalls(name: name, source: source, conditions: conditions, access: access)
  }
}

/// The recorded calls of members, whose closures and values may have any types.
protocol RecordedCalls<Arguments> {
  /// The arguments of one call.
  associatedtype Arguments
  /// Returns a copy of a member's calls from an index on.
  func calls(of name: String, in record: SpyRecord, from first: Int) -> CallList<Arguments>
  /// Returns the line about calls of members with the same name and other types; none if there are none.
  func otherTypesLines(_ name: String, in record: SpyRecord) -> [String]
  /// Records that an assertion has verified some of the calls, unless they have been removed meanwhile.
  func markVerified(
    _ selected: SelectedCalls, of calls: CallList<Arguments>, _ name: String, in record: SpyRecord)
}

/// The calls of a member that an assertion verifies.
@_documentation(visibility: internal)
public struct ExpectedCalls<Arguments> {
  let name: String
  let source: FakeSource
  let conditions: [FakeCondition<Arguments>]
  fileprivate let access: any RecordedCalls<Arguments>

  /// The calls in failure texts.
  @_spi(Litmus)
  public var title: String {
    conditions.isEmpty ? name : callText(name, conditions.map(\.expected))
  }

  /// Returns a copy of the member's calls from an index on.
  func snapshot(_ record: SpyRecord, from first: Int = 0) -> CallList<Arguments> {
    access.calls(of: name, in: record, from: first)
  }

  func isMatch(_ call: LoggedCall<Arguments>) -> Bool {
    for condition in conditions where !condition.isMatch(call.arguments) { return false }
    return true
  }

  /// Returns the calls that meet the conditions.
  func matches(in calls: CallList<Arguments>) -> SelectedCalls {
    var indices: [Int]?
    for condition in conditions { indices = condition.select(calls, indices) }
    return SelectedCalls(indices, of: calls.count)
  }

  /// Records that calls are verified, and passes them to the captors.
  func verify(_ selected: SelectedCalls, of calls: CallList<Arguments>, in record: SpyRecord) {
    for capture in conditions.compactMap(\.capture) {
      for index in selected { capture(calls[index].arguments) }
    }
    access.markVerified(selected, of: calls, name, in: record)
  }

  /// Returns the line about calls of members with the same name and other types; none if there are none.
  func otherTypesLines(in record: SpyRecord) -> [String] {
    access.otherTypesLines(name, in: record)
  }

  /// Returns the lines about the calls with the fewest arguments that differ, at most three calls.
  func nearestLines(among calls: CallList<Arguments>) -> [String] {
    guard !conditions.isEmpty else { return [] }
    let misses = calls.map { (call: $0, mismatches: conditions.mismatches(with: $0.arguments)) }
      .filter { !$0.mismatches.isEmpty }
    guard let fewest = misses.map(\.mismatches.count).min() else { return [] }
    return misses.filter { $0.mismatches.count == fewest }.prefix(3).flatMap { miss in
      ["Nearest call: \(callText(name, argumentList(miss.call.arguments)))"]
        + miss.mismatches.map(\.description)
    }
  }
}

// MARK: - All calls of fakes

/// The calls of several fakes up to one point in time.
struct CallHistory {
  private struct Part {
    let source: FakeSource
    let record: SpyRecord
    let calls: [(call: RecordedCall, isVerified: Bool)]
  }

  private let parts: [Part]

  init(of sources: [FakeSource]) {
    // A call that has no position yet gets a later one than `now`. A call that has a position is in its
    // record by the time the record's lock can be acquired. So the history has no call that is later than a
    // missing one.
    let now = SharedCounters.nextInOrder()
    var parts: [Part] = []
    for source in sources {
      guard !parts.contains(where: { $0.source.id == source.id }) else { continue }
      let record = source.record(isUse: false)
      let logs = record.withLogs { $0.map { (calls: $0.snapshot, verified: $0.verified) } }
      let calls = logs.flatMap { log in
        log.calls().enumerated().filter { $0.element.order <= now }.map {
          (call: $0.element, isVerified: log.verified.contains($0.offset))
        }
      }
      parts.append(Part(source: source, record: record, calls: calls))
    }
    self.parts = parts
  }

  /// The reason why the calls of a fake's static members cannot be attributed to a test; `nil` if they can.
  var problem: String? { parts.lazy.compactMap { $0.record.problem?.message }.first }

  /// All calls in the order in which they were received; if there are several fakes, their names precede the
  /// members'.
  var all: [(call: RecordedCall, isVerified: Bool)] {
    parts.flatMap { part in
      let prefix = prefix(for: part.source)
      return part.calls.map { entry -> (call: RecordedCall, isVerified: Bool) in
        var call = entry.call
        call.name = prefix + call.name
        return (call, entry.isVerified)
      }
    }
    .sorted { $0.call.order < $1.call.order }
  }

  /// Returns the prefix that distinguishes a fake's members from those of other fakes; fakes of one type
  /// are numbered.
  func prefix(for source: FakeSource) -> String {
    guard parts.count > 1 else { return "" }
    let namesakes = parts.map(\.source).filter { $0.name == source.name }
    guard namesakes.count > 1, let index = namesakes.firstIndex(where: { $0.id == source.id })
    else { return "\(source.name)." }
    return "\(source.name)#\(index + 1)."
  }
}

/// Returns the lines that list all calls in order.
func recordedLines(_ calls: [RecordedCall]) -> [String] {
  callLines("Recorded calls", calls.enumerated().map { ($0 + 1, $1) })
}

/// Returns the lines that list numbered calls under a title; of very many, the first and the last.
func callLines(_ title: String, _ calls: [(number: Int, call: RecordedCall)]) -> [String] {
  guard !calls.isEmpty else { return ["\(title): none"] }
  // Only the calls that are shown are rendered.
  return ["\(title):"]
    + calls.shortened(countedAs: "call") { "  \($0.number). \($0.call)" }
}
#endif
