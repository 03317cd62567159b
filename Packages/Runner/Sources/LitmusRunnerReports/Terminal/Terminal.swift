#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore

/// The destination of standard output when a run begins, and what it supports.
package struct Terminal {
  /// A descriptor of the destination, which stays open when standard output is redirected.
  package let descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
  private let isTerminal: Bool
  private let hasColors: Bool
  private let capturesOutput: Bool

  /// Inspects standard output.
  ///
  /// - Parameters:
  ///   - capturesOutput: Whether the tests' own output is captured.
  ///   - environment: The environment.
  package init(
    capturesOutput: Bool,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.capturesOutput = capturesOutput
    isTerminal =
      isatty(STDOUT_FILENO) == 1 && !["", "dumb"].contains(environment["TERM", default: ""])
    hasColors = isTerminal && environment["NO_COLOR", default: ""].isEmpty
  }

  /// Returns the reporter for the destination: a progress bar only for a terminal without other
  /// output.
  ///
  /// - Parameters:
  ///   - rerun: The command that runs tests again, before any tests are added to it; `nil`
  ///     for none.
  ///   - content: What is shown.
  package func reporter(
    rerun: RerunCommand?, content: TerminalContent = TerminalContent()
  ) -> any TestReporter {
    let writer = FileWriter(descriptor: descriptor, name: "standard output")
    let lines = TerminalLines(
      writer: writer, style: TerminalStyle(hasColors: hasColors), rerun: rerun, content: content,
      screen: screen, sources: SourceFiles(unchangedSince: Date()))
    return isTerminal && capturesOutput && !content.isQuiet
      ? ProgressReporter(lines) : PlainReporter(lines)
  }

  /// What a reader sees of the output; `nil` if the tests write there, too.
  private var screen: TerminalScreen? {
    guard capturesOutput else { return nil }
    guard isTerminal else { return .log }
    let descriptor = descriptor
    return TerminalScreen(
      rows: { Self.size(of: descriptor).rows }, columns: { Self.size(of: descriptor).columns })
  }

  private static func size(of descriptor: CInt) -> (rows: Int, columns: Int) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (24, 80) }
    return (size.ws_row > 0 ? Int(size.ws_row) : 24, size.ws_col > 0 ? Int(size.ws_col) : 80)
  }
}

/// The tests whose output the terminal shows.
package enum ShownOutput: String, CaseIterable {
  case all
  case failed
  case none
}

/// The choice of what the terminal shows of a run.
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
