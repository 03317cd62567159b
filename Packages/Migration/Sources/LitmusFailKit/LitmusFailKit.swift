// For code that was written for FailKit: everything of Litmus, and what only FailKit has.
//
// LitmusReporting is linked with the harness, so that failures reach XCTest and Swift Testing.
@_exported public import LitmusReporting
