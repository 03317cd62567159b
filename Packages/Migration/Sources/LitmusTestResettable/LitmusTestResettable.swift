// For code that was written for xctest-resettable, whose module is TestResettable: everything of Litmus,
// and what only that has.
@_exported public import LitmusResettable
