@_exported public import LitmusEventuallyCore
// Linked, so that failures reach XCTest and Swift Testing.
internal import LitmusHarness
