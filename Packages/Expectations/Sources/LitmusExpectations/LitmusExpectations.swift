@_exported public import LitmusExpectationsCore
// Linked, so that failures reach XCTest and Swift Testing.
internal import LitmusHarness
