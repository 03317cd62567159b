@_spi(Litmus) internal import LitmusReporting

/// What an assertion about a value found to be wrong.
struct ValueMismatch {
  var text: String
  var difference: String?
  var error: (any Error)?

  init(_ text: String, difference: String? = nil, error: (any Error)? = nil) {
    self.text = text
    self.difference = difference
    self.error = error
  }

  /// An error where none may be.
  init(thrown error: any Error) {
    self.init("Error \(errorText(of: error)) was thrown, but expected none", error: error)
  }

  /// Reports it, with the user's message behind its own text.
  func report(_ message: String, at callSite: CallSite) {
    reportFailure(
      ReportedFailure(
        message: message.isEmpty ? text : "\(text) - \(message)",
        callSite: callSite,
        difference: difference?.shortened(),
        error: error
      )
    )
  }
}

extension String {
  /// The text itself, or its beginning if it is longer than what a line should hold that has a
  /// difference below it.
  func cut(above difference: String?) -> String {
    difference == nil || count <= 200 ? self : prefix(200) + "…"
  }
}
