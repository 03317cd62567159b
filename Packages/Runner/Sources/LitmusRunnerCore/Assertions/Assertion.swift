#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// Evaluates an assertion and reports its mismatch, or the error that was thrown instead.
func checkAssertion(
  _ message: () -> String, _ callSite: @autoclosure () -> CallSite, body: () throws -> Mismatch?
) {
  do {
    try body()?.report(message(), at: callSite())
  } catch  where error is UnwrapFailure || RunningTest.current?.hasReported(error) == true {
    // What it follows from has been reported.
  } catch {
    Mismatch("\(errorText(error)) was thrown, but expected none", error: error)
      .report(message(), at: callSite())
  }
}

/// Returns the beginning of a message about an error that was thrown, as in `Error CartError.empty`.
///
/// The texts of Foundation's errors begin with that word.
package func errorText(_ error: any Error) -> String {
  let text = failureText(of: error)
  return text.hasPrefix("Error ") ? text : "Error \(text)"
}
#endif
