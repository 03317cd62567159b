@_spi(Litmus) package import LitmusReporting

/// Reports a failure if there is a message.
///
/// - Parameters:
///   - message: The message; evaluated a second time if it was shortened.
///   - callSite: Where the failure is shown.
package func report(_ message: @autoclosure () -> String?, at callSite: CallSite) {
  ReportedFailure(callSite: callSite, message: message).map(reportFailure)
}

/// Reports a failure unless a call was received as often as expected; if it was, records that it is verified.
///
/// - Returns: Whether it was.
@discardableResult
package func verify(
  _ expected: ExpectedCall,
  counts: CountSpecifier?...,
  at callSite: CallSite
) -> Bool {
  let calls = expected.source.record.calls
  let result = expected.result(in: calls, counts: ExpectedCounts(counts))
  if result.success {
    expected.capture(from: calls)
    expected.markVerified(result.matches.orders)
  } else {
    report(result.failureMessage, at: callSite)
  }
  return result.success
}

/// Reports a failure if a call was received as often as described.
///
/// - Returns: Whether it was not.
@discardableResult
package func verifyNotReceived(
  _ unexpected: ExpectedCall,
  counts: CountSpecifier?...,
  at callSite: CallSite
) -> Bool {
  let calls = unexpected.source.record.calls
  let result = unexpected.result(in: calls, counts: ExpectedCounts(counts))
  guard let message = result.unexpectedMessage else { return true }
  report(message, at: callSite)
  return false
}

/// Waits until a call has been received as often as expected; reports a failure if it is not.
package func verifyEventually(
  _ expected: ExpectedCall,
  counts: CountSpecifier?...,
  limit: WaitLimit,
  clock: any Clock<Duration>,
  isolation: isolated (any Actor)? = #isolation,
  at callSite: CallSite
) async throws {
  try await EventualVerification(of: expected, counts: counts, limit: limit, callSite: callSite)
    .run(clock: clock)
}

/// Reports a failure unless calls were received one after the other.
package func verifyInOrder(_ calls: [any VerifiableCall], at callSite: CallSite) {
  CallSequence(calls.map { $0.expectation(isWaiting: false) }).verify(at: callSite)
}

/// Reports a failure if fakes received calls that no assertion has verified.
package func verifyNoMoreInteractions(with spies: [any Spyable], at callSite: CallSite) {
  CallHistory(of: spies.map { SpySource($0) }).verifyNoMoreInteractions(at: callSite)
}

/// Reports a failure if static members of fakes received calls that no assertion has verified.
package func verifyNoMoreInteractions(with spies: [any Spyable.Type], at callSite: CallSite) {
  CallHistory(of: spies.map { SpySource($0) }).verifyNoMoreInteractions(at: callSite)
}

extension RecordedCalls {
  /// The failure message if calls are expected; `nil` if there are any.
  var noCallMessage: String? {
    if let problem { return problem }
    return count == 0 ? "Received no calls, but expected at least 1 call" : nil
  }

  /// The failure message if no calls are expected; `nil` if there are none.
  var anyCallMessage: String? {
    if let problem { return problem }
    guard count > 0 else { return nil }
    let first = "Received \(counted(count, "call")), but expected none"
    return ([first] + recordedLines(all)).joined(separator: "\n")
  }
}

extension SpyRecord {
  /// The failure message if calls are expected; `nil` if there are any.
  package var noCallMessage: String? { calls.noCallMessage }

  /// The failure message if no calls are expected; `nil` if there are none.
  package var anyCallMessage: String? { calls.anyCallMessage }
}
