@_spi(LitmusHarness) internal import LitmusReporting

#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Android)
private import Android
#endif

/// Makes the process exit with a failure if a failure was reported that nothing took.
///
/// Called before `main`, so that the handler runs after those that the program registers.
func failAtExitIfFailuresAreUntaken() {
  #if canImport(Glibc)
  on_exit({ status, _ in leaveIfFailuresAreUntaken(status: status) }, nil)
  #else
  // Only glibc tells the handler the status, so one that says failure in another way becomes 1.
  atexit { leaveIfFailuresAreUntaken(status: EXIT_SUCCESS) }
  #endif
}

private func leaveIfFailuresAreUntaken(status: Int32) {
  // SwiftPM takes 69 for success: Swift Testing exits with it if there was no test to run.
  let isFailing = status != EXIT_SUCCESS && status != EX_UNAVAILABLE
  // What is reported later, by handlers that were registered earlier or by other threads, finds no
  // handler to come, so the process ends there and then.
  let isUntaken = UntakenFailures.atExit(thenAfterEach: { if !isFailing { _exit(EXIT_FAILURE) } })
  guard isUntaken, !isFailing else { return }
  #if canImport(Glibc)
  // With glibc, the handlers that are left run all the same, such as those that write coverage.
  exit(EXIT_FAILURE)
  #else
  // Elsewhere a second `exit` may hang. Buffered output would be lost with `_exit` alone.
  fflush(nil)
  _exit(EXIT_FAILURE)
  #endif
}

/// The status of a service that is unavailable, as in `sysexits.h`, which musl's module may lack.
private let EX_UNAVAILABLE: Int32 = 69
