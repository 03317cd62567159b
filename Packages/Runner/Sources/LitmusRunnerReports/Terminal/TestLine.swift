#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import LitmusReporting

/// The line of a test that has ended, and the lines below it.
struct TestLine {
  /// A test that takes longer is marked.
  static let slow = Duration.seconds(1)

  private let result: TestResult
  private let attempts: Int
  private let runsAgain: Bool
  private let style: TerminalStyle

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - result: The result of the test.
  ///   - attempts: How many attempts a test has; 1 if none is retried, or if that is not known.
  ///   - runsAgain: Whether another attempt follows this one.
  ///   - style: Whether there are colors.
  init(_ result: TestResult, attempts: Int = 1, runsAgain: Bool = false, style: TerminalStyle) {
    self.result = result
    self.attempts = attempts
    self.runsAgain = runsAgain
    self.style = style
  }

  func write(to writer: FileWriter, _ lines: FailureLines) {
    writeHead(to: writer)
    for failure in result.failures { lines.write(failure) }
    for failure in result.expectedFailures { lines.write(failure, note: "expected") }
    lines.write(attachmentsOf: result)
    lines.write(outputOf: result)
  }

  /// Writes the line alone.
  func writeHead(to writer: FileWriter) {
    let id = result.test.id
    let title = result.test.title
    writer.write(style(OutcomeSymbol(result.outcome)))
    writer.write(" ")
    writer.write(visible(id.suite))
    writer.write("/")
    writer.write(visible(id.name))
    if let title { writer.write(" \"\(visible(title))\"") }
    if result.iteration > 1 { writer.write(", repetition \(result.iteration)") }
    if runsAgain || result.attempt > 1 { writer.write(", \(attempt)") }
    if case .skipped(let reason) = result.outcome {
      writer.write(": \(visible(reason))\n")
      return
    }
    writer.write(" (")
    writer.write(result.duration.milliseconds)
    writer.write(" s)")
    if runsAgain { writer.write(", runs again") }
    writer.write(result.duration >= Self.slow ? " \(style(.yellow, "SLOW"))\n" : "\n")
  }

  private var attempt: String {
    attempts >= result.attempt && attempts > 1
      ? "attempt \(result.attempt) of \(attempts)" : "attempt \(result.attempt)"
  }
}
#endif
