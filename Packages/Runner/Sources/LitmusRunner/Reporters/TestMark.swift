#if LITMUS_RUNNER
/// The sign before a line that tells how a test ended, whether or not there are colours.
enum TestMark: String {
  case passed = "✔"
  case failed = "✘"
  case skipped = "↷"
  case failedAsExpected = "≈"
  case unattributed = "!"

  init(_ outcome: TestOutcome) {
    self =
      switch outcome {
      case .passed: .passed
      case .failed: .failed
      case .skipped: .skipped
      case .failedAsExpected: .failedAsExpected
      }
  }

  var color: TerminalStyle.Color {
    switch self {
    case .passed: .green
    case .failed, .unattributed: .red
    case .skipped, .failedAsExpected: .yellow
    }
  }
}
#endif
