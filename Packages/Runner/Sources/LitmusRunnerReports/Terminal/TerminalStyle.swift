#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// A style that colors text, or leaves it unchanged.
struct TerminalStyle {
  /// A color, whose raw value is the code that turns it on.
  enum Color: String {
    case red = "\u{1b}[31m"
    case green = "\u{1b}[32m"
    case yellow = "\u{1b}[33m"
    case faint = "\u{1b}[2m"
    case bold = "\u{1b}[1m"
  }

  var hasColors: Bool

  func callAsFunction(_ color: Color, _ text: String) -> String {
    hasColors ? "\(color.rawValue)\(text)\u{1b}[0m" : text
  }

  func callAsFunction(_ mark: OutcomeSymbol) -> String { self(mark.color, mark.rawValue) }
}

extension OutcomeSymbol {
  var color: TerminalStyle.Color {
    switch self {
    case .passed: .green
    case .failed, .unattributed, .crashed, .timedOut: .red
    case .skipped, .failedAsExpected, .flaky: .yellow
    }
  }
}
#endif
