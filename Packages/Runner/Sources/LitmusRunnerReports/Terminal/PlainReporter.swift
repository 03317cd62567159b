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

  private let writer: FileWriter
  private let style: TerminalStyle
  private let rerun: RerunCommand?
  private let content: TerminalContent
  private let lines: FailureLines
  private let now: () -> ContinuousClock.Instant
  private var tally = RunTally()
  private var names = ShownNames()
  private var rows: WrittenRows
  private var running = RunningTests()
  private var hint: TimeLimitHint
  /// Until when no tests are named.
  private var pauseEnd: ContinuousClock.Instant?

  /// Makes a reporter.
  ///
  /// - Parameters:
  ///   - writer: Where the lines go.
  ///   - style: Whether the lines are colored.
  ///   - rerun: The command that reruns failed tests, to which the tests are added later; `nil`
  ///     for none.
  ///   - content: What is shown.
  ///   - screen: The screen; `nil` if tests write to it too.
  ///   - sources: The source files of failures; `nil` to show none.
  ///   - now: The time.
  init(
    writer: FileWriter,
    style: TerminalStyle,
    rerun: RerunCommand?,
    content: TerminalContent = TerminalContent(),
    screen: TerminalScreen? = nil,
    sources: SourceFiles? = nil,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.writer = writer
    self.style = style
    self.rerun = rerun
    hint = TimeLimitHint(rerun)
    self.now = now
    self.content = content
    rows = WrittenRows(screen, writer)
    lines = FailureLines(style: style, writer: writer, content: content, sources: sources)
  }

  func receive(_ event: TestEvent) {
    tally.apply(event)
    switch event {
    case .runStarted(let start):
      names = ShownNames(start)
      if !content.isQuiet { writer.write(start.line + "\n") }
    case .testStarted(let test, let iteration):
      running.begin(test, iteration: iteration, at: now())
    case .attachment: break
    case .failure(let failure): write(failure)
    case .testRetried(let result): write(result, runsAgain: true)
    case .testFinished(let result): write(result)
    case .runFinished:
      SummaryLines(
        tally: tally, names: names, rows: rows, style: style, writer: writer, rerun: rerun
      ).write()
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
      let name = names.line(of: entry.test, iteration: entry.iteration)
      let end = hint.text(on: entry, after: duration)
      writer.write("… \(name) has been running for \(duration.components.seconds) s\(end)\n")
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
    guard content.showsLine(of: result.outcome) else { return }
    if result.outcome != .passed { rows.write(result.key) }
    TestLine(
      result, attempts: tally.attempts, runsAgain: runsAgain, names: names, style: style
    ).write(to: writer, lines)
    if result.outcome.isFailure { writer.flush() }
  }

  /// Writes a failure that is not part of a test's result.
  private func write(_ failure: TestFailure) {
    guard failure.isLate || failure.test == nil else { return }
    rows.write(failure)
    writer.write(style(failure.mark))
    writer.write(failure.test.map { " \(names.test($0))\n" } ?? " Outside of a test\n")
    lines.write(failure.failure, note: failure.note)
    lines.write(outputOf: failure)
    writer.flush()
  }
}

extension TestFailure {
  /// The mark before the line above the failure.
  var mark: OutcomeSymbol {
    isExpected ? .failedAsExpected : test == nil ? .unattributed : .failed
  }

  /// The note on a failure that came after its test had ended.
  var note: String? { isLate && test != nil ? SummaryLines.lateNote : nil }
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
