#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import LitmusReporting

/// A reporter that shows a bar on the terminal's last line, and notable events above it
/// immediately.
final class ProgressReporter: LiveReporter {
  private static let interval = Duration.milliseconds(100)

  private let writer: FileWriter
  private let style: TerminalStyle
  private let rerun: RerunCommand?
  private let content: TerminalContent
  private let lines: FailureLines
  private let columns: () -> Int
  private let now: () -> ContinuousClock.Instant
  private var tally = RunTally()
  private var bar = ProgressBar()
  private var isBarShown = false
  private var lastDrawn: ContinuousClock.Instant?
  /// The test whose failures were written last, so that its name need not be written again.
  private var heading: TestID?

  /// Makes a reporter.
  ///
  /// - Parameters:
  ///   - writer: Where it writes.
  ///   - style: Whether there are colors.
  ///   - rerun: The command that reruns failed tests, to which the tests are added later; `nil`
  ///     for none.
  ///   - content: What is shown.
  ///   - columns: The terminal's width, which may change.
  ///   - now: The time.
  init(
    writer: FileWriter,
    style: TerminalStyle,
    rerun: RerunCommand?,
    content: TerminalContent = TerminalContent(),
    columns: @escaping () -> Int,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.writer = writer
    self.style = style
    self.rerun = rerun
    self.columns = columns
    self.now = now
    self.content = content
    lines = FailureLines(style: style, writer: writer, content: content)
  }

  func receive(_ event: TestEvent) {
    tally.apply(event)
    switch event {
    case .runStarted(let start):
      bar.begin(start, at: now())
      writer.write(start.line + "\n")
    case .testStarted(let test, let iteration):
      bar.running.begin(test.id, iteration: iteration, at: now())
    case .attachment: break
    case .failure(let failure): write(failure)
    case .testRetried(let result): writeRetried(result)
    case .testFinished(let result): write(result)
    case .runFinished:
      hideBar()
      SummaryLines(tally: tally, style: style, writer: writer, rerun: rerun).write()
      writer.flush()
      return
    }
    if lastDrawn.map({ now() - $0 >= Self.interval }) ?? true { draw() }
  }

  func tick() {
    if tally.summary == nil, bar.isBegun { draw() }
  }

  func finish() throws { try writer.finish() }
}

// MARK: - Above the bar
extension ProgressReporter {
  private func write(_ failure: TestFailure) {
    // Expected failures are shown with their test's result.
    guard failure.isLate || !failure.isExpected else { return }
    hideBar()
    if heading == nil || heading != failure.test {
      let name = failure.test.map { visible("\($0)") } ?? "Outside of a test"
      writer.write("\(style(failure.mark)) \(name)\n")
      heading = failure.test
    }
    let note = failure.test != nil && failure.isLate ? SummaryLines.lateNote : nil
    lines.write(failure.failure, note: note)
    draw()
  }

  private func write(_ result: TestResult) {
    bar.finish(result)
    let isSlow = result.duration >= TestLine.slow
    // The heading of its failures shows only that the test failed.
    let isShown =
      heading == result.test.id && result.outcome == .failed && result.attempt == 1 && !isSlow
    let hasOutput = !result.output.isEmpty && content.showsOutput(of: result.outcome)
    let hasMore = isSlow || hasOutput || result.outcome != .passed
    let isSaid = isShown && !hasOutput
    if hasMore, !(isSaid && result.expectedFailures.isEmpty && result.attachments.isEmpty) {
      hideBar()
      if !isShown {
        TestLine(result, attempts: tally.attempts, style: style).writeHead(to: writer)
      }
      for failure in result.expectedFailures { lines.write(failure, note: "expected") }
      lines.write(attachmentsOf: result)
      lines.write(outputOf: result)
    }
    if hasMore { heading = nil }
  }

  /// Writes that a failed test runs again; its failures are shown above.
  private func writeRetried(_ result: TestResult) {
    bar.running.end(result)
    hideBar()
    TestLine(result, attempts: tally.attempts, runsAgain: true, style: style).writeHead(to: writer)
    lines.write(attachmentsOf: result)
    lines.write(outputOf: result)
    heading = nil
  }
}

// MARK: - The bar
extension ProgressReporter {
  private func hideBar() {
    if isBarShown { writer.write("\r\u{1b}[K") }
    isBarShown = false
  }

  private func draw() {
    let now = now()
    writer.write("\r\(bar.line(columns: columns(), at: now, style))\u{1b}[K")
    writer.flush()
    isBarShown = true
    lastDrawn = now
  }
}
#endif
