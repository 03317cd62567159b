@_spi(Litmus) internal import LitmusReporting

/// A mismatch that an assertion about a value found.
struct ValueMismatch {
  var error: (any Error)?
  /// Renders the failure text, and the difference if there is one.
  var render: () -> (text: String, difference: String?)

  init(_ text: @autoclosure @escaping () -> String, error: (any Error)? = nil) {
    self.init(error: error) { (text(), nil) }
  }

  init(
    error: (any Error)? = nil, render: @escaping () -> (text: String, difference: String?)
  ) {
    self.error = error
    self.render = render
  }

  /// Makes the mismatch of an error that was thrown unexpectedly.
  init(thrown error: any Error) {
    self.init("\(thrownErrorText(of: error)), but expected none", error: error)
  }

  /// Compares two values; an error that one of the closures throws is a mismatch.
  static func comparing<Value>(
    _ actual: () throws -> Value,
    _ other: () throws -> Value,
    by mismatch: (Value, Value) -> ValueMismatch?
  ) -> ValueMismatch? {
    do {
      return mismatch(try actual(), try other())
    } catch {
      return ValueMismatch(thrown: error)
    }
  }

  /// Reports the mismatch, with the user's message appended to its text.
  func report(_ message: String, at callSite: CallSite) {
    reportFailure(
      ReportedFailure(callSite: callSite, error: error) {
        let (text, difference) = render()
        return (message.isEmpty ? text : "\(text) - \(message)", difference)
      }
    )
  }
}

extension String {
  /// Returns the text itself, or its beginning if it is too long for a line that is followed by a
  /// difference.
  func cut(above difference: String?) -> String {
    let limit = FailureLimits.current.textAboveDifference
    return difference == nil || count <= limit ? self : prefix(limit) + "…"
  }
}
