@_spi(Litmus) internal import LitmusReporting

/// What an assertion about a value found to be wrong.
struct ValueMismatch {
  var error: (any Error)?
  /// Renders what was found, and the difference if there is one.
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

  /// An error where none may be.
  init(thrown error: any Error) {
    self.init("Error \(errorText(of: error)) was thrown, but expected none", error: error)
  }

  /// Reports it, with the user's message behind its own text.
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
  /// The text itself, or its beginning if it is longer than what a line should hold that has a
  /// difference below it.
  func cut(above difference: String?) -> String {
    let limit = FailureLimits.current.textAboveDifference
    return difference == nil || count <= limit ? self : prefix(limit) + "…"
  }
}
