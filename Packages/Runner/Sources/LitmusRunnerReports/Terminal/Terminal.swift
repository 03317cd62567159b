#if LITMUS_RUNNER
internal import Foundation

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
    let style = TerminalStyle(hasColors: hasColors)
    guard isTerminal, capturesOutput, !content.isQuiet else {
      return PlainReporter(writer: writer, style: style, rerun: rerun, content: content)
    }
    let descriptor = descriptor
    return ProgressReporter(
      writer: writer,
      style: style,
      rerun: rerun,
      content: content,
      columns: { Self.columns(of: descriptor) })
  }

  private static func columns(of descriptor: CInt) -> Int {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}
#endif
