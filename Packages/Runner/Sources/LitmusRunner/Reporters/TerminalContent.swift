#if LITMUS_RUNNER
internal import ArgumentParser

/// The tests whose output the terminal shows.
enum ShownOutput: String, CaseIterable, ExpressibleByArgument {
  case all
  case failed
  case none
}

/// What the terminal shows of a run.
struct TerminalContent {
  var output = ShownOutput.all
  /// Whether tests that did not fail have no lines.
  var isQuiet = false

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
