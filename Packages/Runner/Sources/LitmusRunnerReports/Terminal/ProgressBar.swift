#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// The last line of the terminal while tests run: how far the run is, and what runs.
struct ProgressBar {
  private static let cells = 20

  /// A test that runs for longer is shown with the time it has taken.
  private static let slow = Duration.seconds(1)

  var running = RunningTests()
  private var counts: [OutcomeSymbol: Int] = [:]
  private var finished = 0
  private var total: Int?
  private var begin: ContinuousClock.Instant?

  var isBegun: Bool { begin != nil }

  mutating func begin(_ start: TestRunStart, at now: ContinuousClock.Instant) {
    begin = now
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
    return visible("\(first.test)") + time + (others > 0 ? " and \(others) more" : "")
  }

  private func join(
    _ parts: [(color: TerminalStyle.Color?, text: String)], columns: Int, _ style: TerminalStyle
  ) -> String {
    var (line, left) = ("", columns)
    for (color, text) in parts where left > 0 {
      let kept = cut(text, to: left)
      left -= width(of: kept)
      line += color.map { style($0, kept) } ?? kept
    }
    return line
  }
}
#endif
