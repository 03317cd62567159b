@_spi(Litmus) internal import LitmusReporting

/// Reports a failure if there is a message.
func report(_ message: String?, at callSite: CallSite) {
  guard let message else { return }
  reportFailure(ReportedFailure(message: message.shortened(), callSite: callSite))
}

/// Reports a failure unless a call was received as often as expected; if it was, it is accounted for.
func verify(_ expected: ExpectedCall, counts: CountSpecifier?..., at callSite: CallSite) {
  let result = expected.result(in: expected.source.record.calls, counts: ExpectedCounts(counts))
  if result.success { expected.noteVerified(result.matches.orders) }
  report(result.failureMessage, at: callSite)
}

extension RecordedCalls {
  /// What is reported where calls are expected; `nil` if there are some.
  var noCallMessage: String? {
    if let problem { return problem }
    return count == 0 ? "Received no calls, but expected at least 1 call" : nil
  }

  /// What is reported where no calls are expected; `nil` if there are none.
  var anyCallMessage: String? {
    if let problem { return problem }
    guard count > 0 else { return nil }
    let first = "Received \(plural(count, "call")), but expected none"
    return ([first] + recordedLines(all)).joined(separator: "\n")
  }
}
