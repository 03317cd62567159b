@_spi(LitmusHarness) internal import LitmusReporting

/// Runs ``installHarness()`` before `main`, so that a test target has nothing to configure.
///
/// The entry stands in the list of functions that the system's loader calls at start-up. Swift 6.3
/// calls the two attributes `@section` and `@used`; 6.2 knows them with an underscore.
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

/// Makes reported failures reach XCTest and Swift Testing, or else fail the process at its exit.
private func installHarness() {
  failAtExitIfFailuresAreUntaken()
  // The last one is asked first: a run of Swift Testing may go on around a case of XCTest.
  TestHarnesses.add(SwiftTestingHarness())
  TestHarnesses.add(XCTestHarness.shared)
}
