#if LITMUS_RUNNER
internal import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting

/// A reporter that writes a line for each test that has ended, for logs and pipes.
///
/// A test that runs for a long time is named meanwhile, so that a log shows where a run hangs.
final class PlainReporter: LiveReporter {
  /// How many of the tests that have been running for long are named at the same time.
  private static let maxSlow = 10
  /// How long no tests are named after a time when there were more of them.
  private static let pause: Duration = .seconds(10)

  private var lines: TerminalLines
  private let now: () -> ContinuousClock.Instant
  private var running = RunningTests()
  /// Until when no tests are named.
  private var pauseEnd: ContinuousClock.Instant?

  /// Makes a reporter that writes lines.
  init(_ lines: TerminalLines, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.lines = lines
    self.now = now
  }

  private var writer: FileWriter { lines.writer }

  func receive(_ event: TestEvent) {
    lines.apply(event)
    switch event {
    case .runStarted(let start):
      if !lines.content.isQuiet { writer.write(start.line + "\n") }
    case .testStarted(let test, let iteration):
      running.begin(test, iteration: iteration, at: now())
    case .attachment: break
    case .failure(let failure): write(failure)
    case .testRetried(let result): write(result, runsAgain: true)
    case .testFinished(let result): write(result)
    case .runFinished: lines.writeSummary()
    }
  }

  func tick() {
    nameSlowTests(at: now())
    if writer.isDirty { writer.flush() }
  }

  func finish() throws { try writer.finish() }

  private func nameSlowTests(at now: ContinuousClock.Instant) {
    if let pauseEnd, now < pauseEnd { return }
    let slow = running.slow(at: now)
    for (entry, duration) in slow.prefix(Self.maxSlow) {
      writer.write(lines.line(on: entry, after: duration).text)
    }
    let others = slow.dropFirst(Self.maxSlow)
    if let duration = others.map(\.duration).min() {
      let have = others.count == 1 ? "other has" : "others have"
      writer.write(
        "… and \(grouped(others.count)) \(have) been running for \(duration.components.seconds) s "
          + "or longer\n")
      pauseEnd = now + Self.pause
    }
  }

  private func write(_ result: TestResult, runsAgain: Bool = false) {
    running.end(result)
    guard lines.content.showsLine(of: result.outcome) else { return }
    if result.outcome != .passed { lines.rows.write(result.key) }
    lines.write(result, runsAgain: runsAgain)
    if result.outcome.isFailure { writer.flush() }
  }

  /// Writes a failure that is not part of a test's result.
  private func write(_ failure: TestFailure) {
    guard failure.isLate || failure.test == nil else { return }
    lines.rows.write(failure)
    lines.writeHead(failure)
    lines.write(failure)
    writer.flush()
  }
}

extension TestRunStart {
  /// The first line of a report.
  var line: String {
    var line = "Running \(counted(testCount, "test")) in \(counted(suiteCount, "suite"))"
    switch iterations {
    case 1?: break
    case let iterations?: line += ", \(counted(iterations, "time"))"
    case nil: line += ", until one fails"
    }
    if let shard { line += ", shard \(shard.index) of \(shard.count)" }
    if let seed { line += ", shuffled with seed \(seed)" }
    if let emptyReason { line += ": \(emptyReason)" }
    return line
  }
}
#endif
