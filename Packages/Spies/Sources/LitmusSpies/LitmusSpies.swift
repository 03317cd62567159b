// Linked, so that failures reach XCTest and Swift Testing.
internal import LitmusHarness
@_exported public import LitmusSpiesCore
@_exported public import LitmusTraps
