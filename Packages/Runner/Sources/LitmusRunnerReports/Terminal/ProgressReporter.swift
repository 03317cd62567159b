#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// A reporter that shows a bar on the terminal's last line, and notable events above it
/// immediately.
final class ProgressReporter: LiveReporter {
  private static let interval = Duration.milliseconds(100)

  private let writer: FileWriter
  private let style: TerminalStyle
  private let rerun: RerunCommand?
  private let content: TerminalContent
  private let lines: FailureLines
  private let screen: TerminalScreen
  private let now: () -> ContinuousClock.Instant
  private var tally = RunTally()
  private var names = ShownNames()
  private var rows: WrittenRows
  private var bar = ProgressBar()
  private var hint: TimeLimitHint
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
  ///   - screen: The terminal's size, which may change.
  ///   - sources: The source files of failures; `nil` to show none.
  ///   - now: The time.
  init(
    writer: FileWriter,
    style: TerminalStyle,
    rerun: RerunCommand?,
    content: TerminalContent = TerminalContent(),
    screen: TerminalScreen,
    sources: SourceFiles? = nil,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.writer = writer
    self.style = style
    self.rerun = rerun
    hint = TimeLimitHint(rerun)
    self.screen = screen
    rows = WrittenRows(screen, writer)
    self.now = now
    self.content = content
    lines = FailureLines(style: style, writer: writer, content: content, sources: sources)
  }

  func receive(_ event: TestEvent) {
    tally.apply(event)
    switch event {
    case .runStarted(let start):
      names = ShownNames(start)
      bar.begin(start, at: now())
      writer.write(start.line + "\n")
    case .testStarted(let test, let iteration):
      bar.running.begin(test, iteration: iteration, at: now())
    case .attachment: break
    case .failure(let failure): write(failure)
    case .testRetried(let result): writeRetried(result)
    case .testFinished(let result): write(result)
    case .runFinished:
      hideBar()
      SummaryLines(
        tally: tally, names: names, rows: rows, style: style, writer: writer, rerun: rerun
      ).write()
      writer.flush()
      return
    }
    if lastDrawn.map({ now() - $0 >= Self.interval }) ?? true { draw() }
  }

  func tick() {
    guard tally.summary == nil, bar.isBegun else { return }
    writeHint()
    draw()
  }

  func finish() throws { try writer.finish() }
}

// MARK: - Above the bar
extension ProgressReporter {
  /// Writes how to end tests that hang; the bar says which test has been running longest.
  private func writeHint() {
    for (entry, duration) in bar.running.slow(at: now()) {
      let end = hint.text(on: entry, after: duration)
      guard !end.isEmpty else { continue }
      hideBar()
      let name = names.line(of: entry.test, iteration: entry.iteration)
      writer.write("… \(name) has been running for \(duration.components.seconds) s\(end)\n")
      heading = nil
    }
  }

  private func write(_ failure: TestFailure) {
    // Expected failures are shown with their test's result.
    guard failure.isLate || !failure.isExpected else { return }
    hideBar()
    rows.write(failure)
    if heading == nil || heading != failure.test {
      let name = failure.test.map(names.test) ?? "Outside of a test"
      writer.write("\(style(failure.mark)) \(name)\n")
      heading = failure.test
    }
    lines.write(failure.failure, note: failure.note)
    lines.write(outputOf: failure)
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
      rows.write(result.key)
      if !isShown {
        TestLine(result, attempts: tally.attempts, names: names, style: style)
          .writeHead(to: writer)
      }
      lines.write(testOfCrash: result)
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
    rows.write(result.key)
    TestLine(result, attempts: tally.attempts, runsAgain: true, names: names, style: style)
      .writeHead(to: writer)
    lines.write(testOfCrash: result)
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
    writer.write("\r\(bar.line(columns: screen.columns(), at: now, style))\u{1b}[K")
    writer.flush()
    isBarShown = true
    lastDrawn = now
  }
}

/// The last line of the terminal while tests run: how far the run is, and what runs.
struct ProgressBar {
  private static let cells = 20

  /// A test that runs for longer is shown with the time it has taken.
  private static let slow = Duration.seconds(1)

  var running = RunningTests()
  private var counts: [OutcomeSymbol: Int] = [:]
  private var names = ShownNames()
  private var finished = 0
  private var total: Int?
  private var begin: ContinuousClock.Instant?

  var isBegun: Bool { begin != nil }

  mutating func begin(_ start: TestRunStart, at now: ContinuousClock.Instant) {
    begin = now
    names = ShownNames(start)
    total = start.iterations.flatMap { iterations in
      let (total, isTooLarge) = iterations.multipliedReportingOverflow(by: start.testCount)
      return isTooLarge ? nil : total
    }
  }

  mutating func finish(_ result: TestResult) {
    running.end(result)
    if !result.isSuiteHook { finished += 1 }
    counts[OutcomeSymbol(result.outcome), default: 0] += 1
  }

  /// Returns the line, cut so that it leaves the terminal's last column free.
  func line(
    columns: Int, at now: ContinuousClock.Instant, _ style: TerminalStyle
  ) -> String {
    let elapsed = (begin.map { now - $0 } ?? .zero).milliseconds.dropLast(2)
    var parts: [(color: TerminalStyle.Color?, text: String)] = []
    if let total {
      let filled = total == 0 ? Self.cells : min(Self.cells, Self.cells * finished / total)
      let empty = String(repeating: "░", count: Self.cells - filled)
      parts.append((nil, String(repeating: "█", count: filled) + empty))
      parts.append((nil, " \(finished)/\(total)"))
    } else {
      parts.append((nil, "\(finished)"))
    }
    for mark in OutcomeSymbol.allCases {
      if let count = counts[mark] { parts.append((mark.color, "  \(mark.rawValue) \(count)")) }
    }
    parts.append((nil, "  \(elapsed) s"))
    parts.append((.faint, "  \(runningText(at: now))"))
    return join(parts, columns: columns - 1, style)
  }

  /// Returns the test that has been running longest, and how many others are running.
  private func runningText(at now: ContinuousClock.Instant) -> String {
    guard let first = running.entries.first else { return "" }
    let elapsed = now - first.start
    let time = elapsed >= Self.slow ? " for \(elapsed.components.seconds) s" : ""
    let others = running.entries.count - 1
    return names.test(first.test) + time + (others > 0 ? " and \(others) more" : "")
  }

  private func join(
    _ parts: [(color: TerminalStyle.Color?, text: String)], columns: Int, _ style: TerminalStyle
  ) -> String {
    var line = ""
    var left = columns
    for (color, text) in parts where left > 0 {
      let kept = cut(text, to: left)
      left -= width(of: kept)
      line += color.map { style($0, kept) } ?? kept
    }
    return line
  }
}
#endif
