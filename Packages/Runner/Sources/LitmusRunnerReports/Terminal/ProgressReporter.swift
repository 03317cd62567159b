#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// A reporter that shows a bar on the terminal's last line, and notable events above it
/// immediately.
final class ProgressReporter: LiveReporter {
  private static let interval = Duration.milliseconds(100)

  private var lines: TerminalLines
  private let now: () -> ContinuousClock.Instant
  private var bar = ProgressBar()
  private var isBarShown = false
  private var lastDrawn: ContinuousClock.Instant?
  /// The test whose failures were written last, so that its name need not be written again.
  private var heading: TestID?

  /// Makes a reporter that writes lines to a screen.
  init(_ lines: TerminalLines, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.lines = lines
    self.now = now
  }

  private var writer: FileWriter { lines.writer }

  func receive(_ event: TestEvent) {
    lines.apply(event)
    switch event {
    case .runStarted(let start):
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
      lines.writeSummary()
      writer.flush()
      return
    }
    if lastDrawn.map({ now() - $0 >= Self.interval }) ?? true { draw() }
  }

  func tick() {
    guard lines.tally.summary == nil, bar.isBegun else { return }
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
      let line = lines.line(on: entry, after: duration)
      guard line.hasHint else { continue }
      hideBar()
      writer.write(line.text)
      heading = nil
    }
  }

  private func write(_ failure: TestFailure) {
    // Expected failures are shown with their test's result.
    guard failure.isLate || !failure.isExpected else { return }
    hideBar()
    lines.rows.write(failure)
    if heading == nil || heading != failure.test {
      lines.writeHead(failure)
      heading = failure.test
    }
    lines.write(failure)
    draw()
  }

  private func write(_ result: TestResult) {
    bar.finish(result)
    let isSlow = result.duration >= TerminalLines.slow
    // The heading of its failures shows only that the test failed.
    let isShown =
      heading == result.test.id && result.outcome == .failed && result.attempt == 1 && !isSlow
    let hasOutput = !result.output.isEmpty && lines.content.showsOutput(of: result.outcome)
    let hasMore = isSlow || hasOutput || result.outcome != .passed
    let isSaid = isShown && !hasOutput
    if hasMore, !(isSaid && result.expectedFailures.isEmpty && result.attachments.isEmpty) {
      hideBar()
      lines.rows.write(result.key)
      if !isShown { lines.writeHead(result) }
      lines.writeRest(of: result)
    }
    if hasMore { heading = nil }
  }

  /// Writes that a failed test runs again; its failures are shown above.
  private func writeRetried(_ result: TestResult) {
    bar.running.end(result)
    hideBar()
    lines.rows.write(result.key)
    lines.writeHead(result, runsAgain: true)
    lines.write(testOfCrash: result)
    lines.writeOutput(of: result)
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
    let columns = lines.screen?.columns() ?? 80
    writer.write("\r\(bar.line(columns: columns, at: now, lines.style))\u{1b}[K")
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
    total = start.totalCount
  }

  mutating func finish(_ result: TestResult) {
    running.end(result)
    if !result.isSuiteHook { finished += 1 }
    counts[OutcomeKind(result.outcome).mark, default: 0] += 1
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
