@_spi(Litmus) internal import LitmusReporting

/// A call's wait for values or the end of a record, with the failures to report if they do not come.
struct EmissionRequest<Value: Sendable> {
  typealias Reading = EmissionRecord<Value>.Reading

  let record: EmissionRecord<Value>
  let countdown: Countdown
  let callSite: CallSite
  private let context: TestContext

  init(
    _ emissions: Emissions<Value>,
    _ timeout: some TimeoutValue,
    _ clock: any Clock<Duration>,
    _ callSite: CallSite,
    awaitsEvent: Bool = true
  ) {
    record = emissions.record
    context = emissions.context
    // The default timeout is that of the test, also in a detached task.
    countdown = Countdown(
      context.limit(timeout, on: clock, isForNothing: !awaitsEvent), on: clock,
      awaitsEvent: awaitsEvent)
    self.callSite = callSite
  }

  /// Reads values until a closure needs no more.
  ///
  /// - Parameter isLast: Receives a value and its number, and returns whether no more are needed.
  /// - Returns: The last value, or what ended the reading before it, and all values.
  nonisolated(nonsending) func read(
    until isLast: (Value, _ number: Int) throws -> Bool
  ) async rethrows -> (end: Reading, values: [Value]) {
    defer { countdown.stop() }
    var values: [Value] = []
    while true {
      let end = await record.waitUntilReadable(within: countdown)
      // Values that came before the time was over still count. Values that come while these are read do
      // not: a sequence that never pauses would delay the deadline forever.
      let count = record.count
      while let reading = record.read(ofFirst: count) {
        guard case .value(let value) = reading else { return (reading, values) }
        values.append(value)
        if try isLast(value, values.count) { return (reading, values) }
      }
      switch end {
      case .ended: continue
      case .timedOut: return (.timedOut, values)
      case .cancelled: return (.cancelled, values)
      }
    }
  }
}

// MARK: - Failures
extension EmissionRequest {
  /// Reports that the result was not the expected one.
  ///
  /// - Parameters:
  ///   - reading: How reading ended.
  ///   - values: The values that were read until then.
  ///   - expected: What was expected, as in `3`.
  func report(_ reading: Reading, after values: [Value], expected: String) {
    let start = text(of: reading).map { "\($0): " } ?? ""
    let emitted = values.count == 1 ? "1 value was" : "\(values.count) values were"
    let hint = if case .timedOut = reading { TimeoutHint.texts(in: context) } else { "" }
    report(
      "\(start)\(emitted) emitted, but expected \(expected)\(list(values))\(hint)",
      error: reading.error)
  }

  /// Reports that something other than the timeout ended a wait in which no value was expected.
  ///
  /// - Parameters:
  ///   - reading: How reading ended.
  ///   - values: The values that were read.
  func reportInsteadOfNone(_ reading: Reading, values: [Value]) {
    let time = countdown.limit.duration == nil ? "" : " within \(countdown.limit)"
    switch (reading, text(of: reading)) {
    case (.ended, let text?):
      report("\(text), but expected neither value nor error\(time)", error: reading.error)
    case (.cancelled, let text?):
      report("\(text) while expecting no value")
    default:
      report(reading, after: values, expected: "none\(time)")
    }
  }

  /// Reports a failure at the call site.
  func report(_ message: @autoclosure () -> String, error: (any Error)? = nil) {
    let failure = ReportedFailure(callSite: callSite, error: error) { (message(), nil) }
    context.run { reportFailure(failure) }
  }

  /// Returns the text for how reading ended; `nil` if it ended with a value.
  private func text(of reading: Reading) -> String? {
    switch reading {
    case .value: nil
    case .timedOut: "Timed out after \(countdown.limit)"
    case .cancelled: countdown.limit.cancellationText
    case .ended(let error?): "Sequence threw \(errorText(of: error))"
    case .ended(nil): "Sequence ended"
    }
  }
}

extension EmissionRecord.Reading {
  /// The error that the sequence threw at its end, if it did.
  fileprivate var error: (any Error)? {
    if case .ended(let error) = self { error } else { nil }
  }
}

/// Returns the list of the first values for the end of a message.
private func list(_ values: [some Any]) -> String {
  guard !values.isEmpty else { return "" }
  let texts = values.prefix(10).map { failureText(of: $0) }.joined(separator: ", ")
  return ". Emitted: " + texts + (values.count > 10 ? ", … and \(values.count - 10) more" : "")
}
