@_spi(Litmus) internal import LitmusReporting

/// What a call waits for in a record, and what to report when it does not come.
struct EmissionRequest<Value: Sendable> {
  let record: EmissionRecord<Value>
  let countdown: Countdown
  let callSite: CallSite

  init(
    _ record: EmissionRecord<Value>,
    _ timeout: some TimeoutValue,
    _ clock: any Clock<Duration>,
    _ callSite: CallSite
  ) {
    self.record = record
    self.countdown = Countdown(WaitLimit(timeout), on: clock)
    self.callSite = callSite
  }

  /// Reads until a closure has enough.
  ///
  /// - Parameter takes: Takes a value and says whether it was the last that is needed.
  /// - Returns: The last value, or what came before it.
  func read(
    isolation: isolated (any Actor)? = #isolation,
    until takes: (Value) throws -> Bool
  ) async rethrows -> EmissionRecord<Value>.Reading {
    while true {
      let reading = await record.read(within: countdown)
      guard case .value(let value) = reading else { return reading }
      if try takes(value) { return reading }
    }
  }

  /// Reports that something else came than was expected.
  ///
  /// - Parameters:
  ///   - reading: How reading ended.
  ///   - values: What was read until then.
  ///   - expected: What was expected, as in `3 values`.
  func report(
    _ reading: EmissionRecord<Value>.Reading, after values: [Value], expected: String
  ) {
    let (start, error): (String, (any Error)?) =
      switch reading {
      case .value: ("", nil)
      case .timedOut: ("Timed out after \(countdown.limit): ", nil)
      case .cancelled where countdown.limit.duration == nil: ("Cancelled: ", nil)
      case .cancelled: ("Cancelled before the timeout of \(countdown.limit): ", nil)
      case .ended(let error?): ("Sequence threw \(failureText(of: error)): ", error)
      case .ended(nil): ("Sequence ended: ", nil)
      }
    let emitted = values.count == 1 ? "1 value was" : "\(values.count) values were"
    let message = "\(start)\(emitted) emitted, but expected \(expected)\(list(values))"
    reportFailure(ReportedFailure(message: message, callSite: callSite, error: error))
  }
}

/// The first values, as the end of a message.
private func list(_ values: [some Any]) -> String {
  guard !values.isEmpty else { return "" }
  let texts = values.prefix(10).map { failureText(of: $0) }.joined(separator: ", ")
  return ". Emitted: " + texts + (values.count > 10 ? ", … and \(values.count - 10) more" : "")
}
