@_exported public import LitmusEventuallyCore
// Failures reach XCTest and Swift Testing, and tests can have traits.
@_exported public import LitmusHarness
