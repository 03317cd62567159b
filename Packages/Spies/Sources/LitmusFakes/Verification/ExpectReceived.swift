#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// Reports a failure unless a fake received a call as often as expected: at least once if no number is given.
///
/// ```swift
/// expectReceived(fake.calls.load(id: "1"), times: 2)
/// ```
///
/// - Parameters:
///   - calls: The calls.
///   - times: How often the call is expected: a number, a range, or a word such as `.once`.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
public func expectReceived(
  _ calls: some VerifiableCalls, times: some CallCountValue = CallCount.atLeast(1),
  file: StaticString = #filePath, line: UInt = #line
) {
  let failure = Verification(calls.expected, times.callCount).run()
  if let failure { report(at: .current(file, line), failure) }
}

/// Reports a failure if a fake received a call.
///
/// - Parameters:
///   - calls: The calls.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
public func expectNotReceived(
  _ calls: some VerifiableCalls, file: StaticString = #filePath, line: UInt = #line
) {
  let expected = calls.expected
  let record = expected.source.record(isUse: false)
  let count = expected.matches(in: expected.snapshot(record)).count
  report(at: .current(file, line)) {
    if let problem = record.problem { return problem.message }
    guard count > 0 else { return nil }
    let first = "Received \(expected.title) \(counted(count, "time")), but expected none"
    return ([first] + expected.source.recordedLines).joined(separator: "\n")
  }
}

/// Waits, and reports a failure as soon as a fake receives a call before the time is over, or has received it already.
///
/// ```swift
/// try await expectNotReceived(fake.calls.save, for: .seconds(1))
/// ```
///
/// - Parameters:
///   - calls: The calls.
///   - duration: How long to wait.
///   - clock: The clock that measures the time.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task was cancelled.
public nonisolated(nonsending) func expectNotReceived(
  _ calls: some VerifiableCalls, for duration: some TimeoutValue,
  clock: any Clock<Duration> = ContinuousClock(), file: StaticString = #filePath,
  line: UInt = #line
) async throws {
  try await expectEventuallyReceived(
    calls, times: .never, timeout: duration, clock: clock, file: file, line: line)
}

/// Reports a failure unless fakes received calls one after the other; other calls may lie between them.
///
/// ```swift
/// expectReceivedInOrder(store.calls.open, cache.calls.clear, store.calls.load(id: "1"))
/// ```
///
/// - Parameters:
///   - calls: The calls, of any fakes.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
public func expectReceivedInOrder(
  _ calls: any VerifiableCalls..., file: StaticString = #filePath, line: UInt = #line
) {
  CallSequence(calls).verify(at: .current(file, line))
}

/// Reports a failure if fakes received calls that no assertion has verified.
///
/// ```swift
/// expectReceived(store.calls.save("x"))
/// expectNoOtherCalls(store)
/// ```
///
/// If an assertion that a call was received passes, also one that waits, it verifies all calls that meet its
/// conditions; an assertion about an order verifies one call for each step. Other assertions verify no calls.
/// Removing the recorded calls also removes what has been verified.
///
/// - Parameters:
///   - fakes: The fakes.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
public func expectNoOtherCalls(
  _ fakes: any TestDouble..., file: StaticString = #filePath, line: UInt = #line
) {
  expectNoOtherCalls(of: fakes.map { FakeSource($0) }, at: .current(file, line))
}

/// Reports a failure if static members received calls that no assertion has verified.
///
/// - Parameters:
///   - fakes: The fakes' types.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
public func expectNoOtherCalls(
  _ fakes: any TestDouble.Type..., file: StaticString = #filePath, line: UInt = #line
) {
  expectNoOtherCalls(of: fakes.map { FakeSource($0) }, at: .current(file, line))
}

private func expectNoOtherCalls(of sources: [FakeSource], at callSite: CallSite) {
  let history = CallHistory(of: sources)
  report(at: callSite) {
    if let problem = history.problem { return problem }
    let all = history.all
    let unverified = all.enumerated().filter { !$0.element.isVerified }
      .map { (number: $0.offset + 1, call: $0.element.call) }
    guard !unverified.isEmpty else { return nil }
    let calls = "\(counted(unverified.count, "call")) that no assertion accounts for"
    var lines = ["Received \(calls), but expected no more"]
    if unverified.count < all.count { lines += callLines("Unaccounted for", unverified) }
    return (lines + recordedLines(all.map(\.call))).joined(separator: "\n")
  }
}

/// Reports a failure if a closure returns its message.
func report(at callSite: CallSite, _ message: () -> String?) {
  ReportedFailure(callSite: callSite, message: message).map(reportFailure)
}

// MARK: - Mistakes

/// Not available, because assertions take the recorded calls of a fake.
@available(
  *, unavailable,
  message: "this calls the fake: to verify its calls, write 'expectReceived(fake.calls.…)'"
)
@_disfavoredOverload
public func expectReceived<Value>(
  _ value: Value, times: some CallCountValue = CallCount.atLeast(1)
) {}

/// Not available, because assertions take the recorded calls of a fake.
@available(
  *, unavailable,
  message: "this calls the fake: to verify its calls, write 'expectNotReceived(fake.calls.…)'"
)
@_disfavoredOverload
public func expectNotReceived<Value>(_ value: Value) {}

/// Not available, because `when` makes stubs.
@available(*, unavailable, message: "'when' makes stubs: to verify calls, write 'calls'")
public func expectReceived<Arguments, Closure, Value: ~Copyable, Failure: Error, Timing>(
  _ calls: FakeMember<FakeStubbing, Arguments, Closure, Value, Failure, Timing>,
  times: some CallCountValue = CallCount.atLeast(1)
) {}

// MARK: - One verification

/// A verification that calls were received.
struct Verification<Arguments> {
  let expected: ExpectedCalls<Arguments>
  let count: CallCount

  init(_ expected: ExpectedCalls<Arguments>, _ count: CallCount) {
    self.expected = expected
    self.count = count
  }

  /// Verifies the calls.
  ///
  /// - Returns: A closure that renders the failure; `nil` if there are as many calls as expected.
  func run() -> (() -> String)? {
    let record = expected.source.record(isUse: false)
    let calls = expected.snapshot(record)
    let matches = expected.matches(in: calls)
    guard record.problem == nil, count.isMet(by: matches.count) else {
      return { failureText(matches.count, in: calls, of: record) }
    }
    expected.verify(matches, of: calls, in: record)
    return nil
  }

  /// Returns the failure: the expected call, the count, the nearest calls and all calls.
  ///
  /// - Parameters:
  ///   - received: How often the call was received.
  ///   - calls: The calls of the member.
  ///   - record: The record.
  ///   - circumstances: The beginning of the message, as in `Timed out after 1.0 seconds`.
  ///   - hint: What else there is to say of a timeout.
  func failureText(
    _ received: Int, in calls: CallList<Arguments>, of record: SpyRecord,
    _ circumstances: String? = nil, hint: String = ""
  ) -> String {
    if let problem = record.problem { return problem.message }
    if count.impossible != nil {
      return "Expected \(expected.title) \(count), but no number of calls can meet that. "
        + "To fix this, pass 0, a positive number, or a range that contains one"
    }
    let beginning = circumstances.map { "\($0): received" } ?? "Received"
    var lines = [
      "\(beginning) \(expected.title) \(counted(received, "time")), but expected \(count)\(hint)"
    ]
    if received < count.fewest {
      lines += expected.nearestLines(among: calls) + expected.otherTypesLines(in: record)
    }
    return (lines + expected.source.recordedLines).joined(separator: "\n")
  }
}
#endif
