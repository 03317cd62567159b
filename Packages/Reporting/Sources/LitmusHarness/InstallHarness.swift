internal import CustomDump
@_spi(LitmusHarness) internal import LitmusReporting

/// Runs ``installHarness()`` before `main`, so that a test target has nothing to configure.
///
/// The entry is in the list of functions that the system's loader calls at startup. Swift 6.3 names the
/// two attributes `@section` and `@used`; in 6.2, the names begin with an underscore.
#if compiler(>=6.3)
#if objectFormat(MachO)
@section("__DATA,__mod_init_func")
#else
@section(".init_array")
#endif
@used
private let installAtStart: @convention(c) () -> Void = { installHarness() }
#else
#if os(Linux) || os(Android)
@_section(".init_array")
#else
@_section("__DATA,__mod_init_func")
#endif
@_used
private let installAtStart: @convention(c) () -> Void = { installHarness() }
#endif

/// Connects failure reporting to XCTest and Swift Testing; failures that reach neither make the process
/// fail when it exits.
private func installHarness() {
  failAtExitIfFailuresAreUnaccepted()
  DifferenceRenderer.install { diff($0, $1) }
  // The harness added last is asked first: an XCTest case may run during a run of Swift Testing.
  TestHarnesses.add(SwiftTestingHarness())
  TestHarnesses.add(XCTestHarness.shared)
}
