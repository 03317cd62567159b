#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// The tests whose output the terminal shows.
package enum ShownOutput: String, CaseIterable {
  case all
  case failed
  case none
}

/// What the terminal shows of a run.
package struct TerminalContent {
  package var output = ShownOutput.all
  /// Whether tests that did not fail have no lines.
  package var isQuiet = false

  /// Chooses what is shown; by default all.
  package init(output: ShownOutput = .all, isQuiet: Bool = false) {
    self.output = output
    self.isQuiet = isQuiet
  }

  /// Returns whether the output of a test, or of an attempt at it, is shown.
  func showsOutput(of outcome: TestOutcome) -> Bool {
    switch output {
    case .all: !isQuiet || outcome.isFailure
    case .failed: outcome.isFailure
    case .none: false
    }
  }

  /// Returns whether a test has a line.
  func showsLine(of outcome: TestOutcome) -> Bool {
    !isQuiet || outcome.isFailure || outcome == .flaky
  }
}
#endif
