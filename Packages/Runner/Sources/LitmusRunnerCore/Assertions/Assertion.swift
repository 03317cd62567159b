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
    Mismatch(thrown: error).report(message(), at: callSite())
  }
}
#endif
