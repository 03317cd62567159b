internal import Foundation
@_spi(LitmusHarness) internal import LitmusReporting

/// Makes the process exit with a failure status if no test framework accepted a reported failure.
///
/// Called before `main`, so that the handler runs after those that the program registers.
func failAtExitIfFailuresAreUnaccepted() {
  #if canImport(Glibc)
  on_exit({ status, _ in exitIfFailuresAreUnaccepted(status: status) }, nil)
  #else
  // Only glibc passes the status to the handler. Elsewhere, another failure status becomes 1.
  atexit { exitIfFailuresAreUnaccepted(status: EXIT_SUCCESS) }
  #endif
}

private func exitIfFailuresAreUnaccepted(status: Int32) {
  // SwiftPM treats 69 as success: Swift Testing exits with it if there was no test to run.
  let isFailing = status != EXIT_SUCCESS && status != EX_UNAVAILABLE
  // Exit handlers registered earlier, or other threads, may still report failures. No handler of ours
  // runs after that, so such a failure calls `_exit` itself.
  let hasUnaccepted = UnacceptedFailures.beginExit(onLaterFailure: {
    if !isFailing { _exit(EXIT_FAILURE) }
  })
  guard hasUnaccepted, !isFailing else { return }
  #if canImport(Glibc)
  // With glibc, the remaining handlers still run, such as those that write coverage data.
  exit(EXIT_FAILURE)
  #else
  // Elsewhere a second `exit` may hang. Buffered output would be lost with `_exit` alone.
  fflush(nil)
  _exit(EXIT_FAILURE)
  #endif
}

/// The exit code for an unavailable service, as in `sysexits.h`, which musl's module may lack.
private let EX_UNAVAILABLE: Int32 = 69
