/// The symbol before a line that shows the outcome of a test, with or without colors.
package enum OutcomeSymbol: String, Sendable, CaseIterable {
  case passed = "✔"
  case failed = "✘"
  case skipped = "↷"
  case failedAsExpected = "≈"
  case unattributed = "!"
  case crashed = "☠"
  case timedOut = "⧖"
  case flaky = "↻"
}

#if LITMUS_RUNNER
extension OutcomeSymbol {
  package init(_ outcome: TestOutcome) { self = OutcomeKind(outcome).mark }
}
#endif
