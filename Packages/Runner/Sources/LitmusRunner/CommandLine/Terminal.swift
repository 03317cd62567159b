#if LITMUS_RUNNER
internal import Foundation

/// Where standard output goes when a run begins, and what can be done there.
struct Terminal {
  /// The place itself, which stays open when standard output is redirected.
  let descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
  private let isTerminal: Bool
  private let hasColors: Bool
  private let capturesOutput: Bool

  /// Looks at standard output.
  ///
  /// - Parameters:
  ///   - capturesOutput: Whether the tests' own output is kept from it.
  ///   - environment: The environment.
  init(
    capturesOutput: Bool,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.capturesOutput = capturesOutput
    isTerminal =
      isatty(STDOUT_FILENO) == 1 && !["", "dumb"].contains(environment["TERM", default: ""])
    hasColors = isTerminal && environment["NO_COLOR", default: ""].isEmpty
  }

  /// The reporter that suits the place: a bar that other output would break is for terminals only.
  ///
  /// - Parameter rerun: The command that runs tests again, still without them.
  func reporter(rerun: RerunCommand) -> any TestReporter {
    let writer = FileWriter(descriptor: descriptor, name: "standard output")
    let style = TerminalStyle(hasColors: hasColors)
    guard isTerminal, capturesOutput else {
      return PlainReporter(writer: writer, style: style, rerun: rerun)
    }
    let descriptor = descriptor
    return ProgressReporter(
      writer: writer,
      style: style,
      rerun: rerun,
      columns: { Self.columns(of: descriptor) })
  }

  private static func columns(of descriptor: CInt) -> Int {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}
#endif
