/// All of Litmus that a test target needs, in one import.
@_exported public import LitmusDifferences
@_exported public import LitmusEventually
@_exported public import LitmusExpectations
@_exported public import LitmusReporting
@_exported public import LitmusResettable
@_exported public import LitmusSpies
