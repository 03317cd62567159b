// For code that was written for PlaygroundTester: the runner with its views, and what only
// PlaygroundTester has.
@_exported public import LitmusRunnerUI
