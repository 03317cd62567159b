// Failures reach XCTest and Swift Testing, and tests can have traits.
@_exported public import LitmusHarness
@_exported public import LitmusFakes
@_exported public import LitmusTraps
