// For code that was written for AsyncTesting: everything of Litmus, and what only AsyncTesting has.
@_exported public import LitmusExpectations
