// Linked, so that failures reach XCTest and Swift Testing.
internal import LitmusHarness
// Re-exports the timeouts and reporters that functions of this module take.
@_exported public import LitmusReporting
