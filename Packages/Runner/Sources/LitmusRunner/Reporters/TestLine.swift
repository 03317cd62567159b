#if LITMUS_RUNNER
internal import LitmusReporting

/// The line of a test that has ended, and what stands beneath it.
struct TestLine {
  /// A test that takes longer is marked.
  static let slow = Duration.seconds(1)

  private let result: TestResult
  private let style: TerminalStyle

  init(_ result: TestResult, style: TerminalStyle) {
    self.result = result
    self.style = style
  }

  func write(to writer: FileWriter, _ lines: FailureLines) {
    writeHead(to: writer)
    for failure in result.failures { lines.write(failure) }
    for failure in result.expectedFailures { lines.write(failure, note: "expected") }
    lines.write(attachmentsOf: result)
    if !result.output.isEmpty { lines.write(output: result.output) }
  }

  /// Writes the line alone.
  func writeHead(to writer: FileWriter) {
    let id = result.test.id
    writer.write(style(TestMark(result.outcome)))
    writer.write(" ")
    writer.write(visible(id.suite))
    writer.write("/")
    writer.write(visible(id.name))
    if result.iteration > 1 { writer.write(", repetition \(result.iteration)") }
    if case .skipped(let reason) = result.outcome {
      writer.write(": \(visible(reason))\n")
      return
    }
    writer.write(" (")
    writer.write(result.duration.milliseconds)
    writer.write(result.duration >= Self.slow ? " s) \(style(.yellow, "SLOW"))\n" : " s)\n")
  }
}
#endif
