#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// What an assertion found to be wrong.
struct Mismatch {
  /// Renders what was found, and the difference if there is one.
  var render: () -> (text: String, difference: String?)

  init(_ text: @autoclosure @escaping () -> String) { render = { (text(), nil) } }

  init(render: @escaping () -> (text: String, difference: String?)) { self.render = render }
}

/// Evaluates an assertion and reports what is wrong, or the error that was thrown instead.
func assert(
  _ message: () -> String, _ callSite: @autoclosure () -> CallSite, body: () throws -> Mismatch?
) {
  do {
    guard let mismatch = try body() else { return }
    let message = message()
    reportFailure(
      ReportedFailure(callSite: callSite()) {
        let (text, difference) = mismatch.render()
        return (joined(text, message), difference)
      })
  } catch is UnwrapFailure {
    // It has been reported.
  } catch {
    reportFailure(
      ReportedFailure(
        message: joined(
          "Error \(failureText(of: error)) was thrown, but expected none", message()),
        callSite: callSite(),
        error: error))
  }
}

extension String {
  /// The text itself, or its beginning if it is longer than a number of characters.
  func cut(to length: Int) -> String {
    // The number of UTF-8 bytes is at hand, and never the smaller one.
    utf8.count <= length || count <= length ? self : prefix(length) + "…"
  }
}

/// An assertion's own text with the user's behind it, if there is one.
func joined(_ text: String, _ message: String) -> String {
  message.isEmpty ? text : "\(text) - \(message)"
}
#endif
