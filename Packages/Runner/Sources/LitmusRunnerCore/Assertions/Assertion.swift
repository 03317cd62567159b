#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// The reason why an assertion fails.
struct Mismatch {
  /// Renders the failure text, and the difference if there is one.
  var render: () -> (text: String, difference: String?)

  init(_ text: @autoclosure @escaping () -> String) { render = { (text(), nil) } }

  init(render: @escaping () -> (text: String, difference: String?)) { self.render = render }
}

/// Evaluates an assertion and reports its mismatch, or the error that was thrown instead.
func checkAssertion(
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
    // `AssertUnwrap` has reported it.
  } catch {
    reportFailure(
      ReportedFailure(
        message: joined(
          "\(errorText(error)) was thrown, but expected none", message()),
        callSite: callSite(),
        error: error))
  }
}

/// Returns the beginning of a message about an error that was thrown, as in `Error CartError.empty`.
///
/// The texts of Foundation's errors begin with that word.
package func errorText(_ error: any Error) -> String {
  let text = failureText(of: error)
  return text.hasPrefix("Error ") ? text : "Error \(text)"
}

extension String {
  /// Returns the text, or only its beginning if it is longer than a number of characters.
  func cut(to length: Int) -> String {
    // The number of UTF-8 bytes is known, and is never smaller than that of characters.
    utf8.count <= length || count <= length ? self : prefix(length) + "…"
  }
}

/// Returns an assertion's own text, followed by the user's message if there is one.
package func joined(_ text: String, _ message: String) -> String {
  message.isEmpty ? text : "\(text) - \(message)"
}
#endif
