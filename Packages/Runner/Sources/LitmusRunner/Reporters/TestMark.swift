#if LITMUS_RUNNER
/// The sign before a line that tells how a test ended, whether or not there are colours.
enum TestMark: String, CaseIterable {
  case passed = "✔"
  case failed = "✘"
  case skipped = "↷"
  case failedAsExpected = "≈"
  case unattributed = "!"
  case crashed = "☠"
  case timedOut = "⧖"
  case flaky = "↻"

  init(_ outcome: TestOutcome) {
    self =
      switch outcome {
      case .passed: .passed
      case .failed: .failed
      case .skipped: .skipped
      case .failedAsExpected: .failedAsExpected
      case .crashed: .crashed
      case .timedOut: .timedOut
      case .flaky: .flaky
      }
  }

  var color: TerminalStyle.Color {
    switch self {
    case .passed: .green
    case .failed, .unattributed, .crashed, .timedOut: .red
    case .skipped, .failedAsExpected, .flaky: .yellow
    }
  }
}
#endif
