#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore

/// A writer of the lines of a run in a terminal or a log, with what the run has done so far.
struct TerminalLines {
  /// A test that takes longer is marked.
  static let slow = Duration.seconds(1)

  let writer: FileWriter
  let style: TerminalStyle
  /// The command that reruns failed tests, to which the tests are added later; `nil` for none.
  let rerun: RerunCommand?
  let content: TerminalContent
  /// The screen; `nil` if tests write to it too.
  let screen: TerminalScreen?
  /// The source files of failures; `nil` to show none.
  private let sources: SourceFiles?
  private let shownSource = ShownSource()
  private var hint: TimeLimitHint

  var tally = RunTally()
  private(set) var names = ShownNames()
  var rows: WrittenRows

  /// Makes a writer of nothing so far.
  init(
    writer: FileWriter, style: TerminalStyle, rerun: RerunCommand? = nil,
    content: TerminalContent = TerminalContent(), screen: TerminalScreen? = nil,
    sources: SourceFiles? = nil
  ) {
    self.writer = writer
    self.style = style
    self.rerun = rerun
    self.content = content
    self.screen = screen
    self.sources = sources
    hint = TimeLimitHint(rerun)
    rows = WrittenRows(screen, writer)
  }

  /// Records an event.
  mutating func apply(_ event: TestEvent) {
    tally.apply(event)
    if case .runStarted(let start) = event { names = ShownNames(start) }
  }

  /// Returns the line about a test that has been running for long, and whether it says how to end the test.
  mutating func line(
    on entry: RunningTests.Entry, after duration: Duration
  ) -> (text: String, hasHint: Bool) {
    let end = hint.text(on: entry, after: duration)
    let name = names.line(of: entry.test, iteration: entry.iteration)
    let text = "… \(name) has been running for \(duration.components.seconds) s\(end)\n"
    return (text, !end.isEmpty)
  }
}

// MARK: - Tests
extension TerminalLines {
  /// Writes the line of a test that has ended, and the lines below it.
  ///
  /// - Parameters:
  ///   - result: The result of the test.
  ///   - runsAgain: Whether another attempt follows this one.
  func write(_ result: TestResult, runsAgain: Bool = false) {
    writeHead(result, runsAgain: runsAgain)
    for failure in result.failures { write(failure) }
    writeRest(of: result)
  }

  /// Writes the lines below the failures of a test.
  func writeRest(of result: TestResult) {
    write(testOfCrash: result)
    for failure in result.expectedFailures { write(failure, note: "expected") }
    writeOutput(of: result)
  }

  /// Writes the names of a failed test's attachments, whose contents are in reports that are files, and
  /// the test's output.
  func writeOutput(of result: TestResult) {
    if result.outcome.isFailure, !result.attachments.isEmpty {
      let names = result.attachments.map { visible($0.name) }.joined(separator: ", ")
      writer.write("    Attached: \(names)\n")
    }
    write(result.output, of: result.outcome)
  }

  /// Writes the line alone.
  func writeHead(_ result: TestResult, runsAgain: Bool = false) {
    let test = result.test
    writer.write(style(OutcomeKind(result.outcome).mark))
    writer.write(" ")
    writer.write(names.line(of: test.id, title: test.title, iteration: result.iteration))
    if runsAgain || result.attempt > 1 {
      let isOfMany = tally.attempts >= result.attempt && tally.attempts > 1
      writer.write(", attempt \(result.attempt)\(isOfMany ? " of \(tally.attempts)" : "")")
    }
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
}

// MARK: - Failures and output
extension TerminalLines {
  /// How many columns of one line of a failure are shown; JUnit and JSON reports have all.
  private static let longest = 4_000
  private static let longestCompact = 200
  /// How many lines of a crashed test's output are shown, which may have the stacks of many
  /// threads.
  ///
  /// Swift writes the message and the crashed thread's stack first.
  private static let crashLines = (first: 100, last: 20)

  /// Writes a failure with its location, its text, its difference, and the source around it unless
  /// that has been shown before.
  func write(_ failure: ReportedFailure, note: String? = nil) {
    let lines = visibleLines(failure.message).map { cut($0, to: Self.longest) }
    write((lines.first ?? "") + (note.map { " (\($0))" } ?? ""), at: failure.callSite)
    for line in lines.dropFirst() { writeIndented(line) }
    for line in visibleLines(failure.difference ?? "") { writeIndented(colored(line)) }
    writeSource(around: failure.callSite)
  }

  /// Writes where a test was that has crashed in other code, and the lines of its source.
  func write(testOfCrash result: TestResult) {
    guard let test = result.testOfCrash else { return }
    write(test.note, at: test.callSite)
    writeSource(around: test.callSite)
  }

  private func write(_ text: String, at callSite: CallSite) {
    let location = style(.bold, "\(visible(SourcePaths.current.text(of: callSite))):")
    writer.write("    \(location) \(text)\n")
  }

  private func writeSource(around callSite: CallSite) {
    guard let sources, shownSource.insert(callSite),
      let excerpt = sources.excerpt(around: callSite, lines: 1)
    else { return }
    let digits = "\(excerpt.lines.last?.number ?? 0)".count
    for line in excerpt.lines {
      let text = "\("\(line.number)".padded(to: digits)) │ \(line.text)"
      writer.write(
        line.isMarked ? "    \(style(.bold, "▸ \(text)"))" : "      \(style(.faint, text))")
      writer.write("\n")
    }
  }

  /// Writes a failure in one line.
  func writeCompact(_ failure: ReportedFailure, indent: String = "    ", note: String? = nil) {
    let lines = visibleLines(String(failure.message.prefix(Self.longest)))
    let rest = lines.count > 1 ? " …" : ""
    let text = cut(lines.first ?? "", to: Self.longestCompact) + rest
    let location = visible(SourcePaths.current.text(of: failure.callSite))
    writer.write("\(indent)\(location): \(text)\(note.map { " (\($0))" } ?? "")\n")
  }

  /// Writes the line above a failure that is not shown with its test.
  func writeHead(_ failure: TestFailure) {
    let mark: OutcomeSymbol =
      failure.isExpected ? .failedAsExpected : failure.test == nil ? .unattributed : .failed
    writer.write("\(style(mark)) \(failure.test.map(names.test) ?? "Outside of a test")\n")
  }

  /// Writes a failure that is not shown with its test, and its output, such as the backtrace of a crash.
  func write(_ failure: TestFailure) {
    write(failure.failure, note: failure.isLate && failure.test != nil ? RunTally.lateNote : nil)
    write(failure.output, of: .crashed)
  }

  /// Writes output, each line after a gutter.
  private func write(_ output: String, of outcome: TestOutcome) {
    guard !output.isEmpty, content.showsOutput(of: outcome) else { return }
    let lines = visibleLines(output)
    let (first, last) = Self.crashLines
    guard outcome == .crashed, lines.count > first + last else { return write(lines[...]) }
    write(lines.prefix(first))
    let leftOut = lines.count - first - last
    writer.write("\(gutter)… \(counted(leftOut, "line")) left out; --junit and --json have more\n")
    write(lines.suffix(last))
  }

  private var gutter: String { style(.faint, "  │ ") }

  private func write(_ lines: ArraySlice<String>) {
    let gutter = gutter
    for line in lines { writer.write("\(gutter)\(line)\n") }
  }

  private func writeIndented(_ line: String) {
    // No spaces at the end of an empty line.
    writer.write(line.contains { $0 != " " } ? "      \(line)\n" : "\n")
  }

  private func colored(_ line: String) -> String {
    switch line.first {
    case "−", "-": style(.red, line)
    case "+": style(.green, line)
    default: line
    }
  }
}

/// The locations whose source a terminal shows already.
private final class ShownSource {
  private var locations: Set<String> = []

  /// Returns whether a location is new.
  func insert(_ callSite: CallSite) -> Bool {
    locations.insert("\(callSite.filePath):\(callSite.line)").inserted
  }
}

extension TestResult {
  /// Where a test was that has crashed in other code: the outermost line of its file in the backtrace, or
  /// else its declaration; `nil` if the failure shows the test's own line, or the test has not crashed.
  ///
  /// A backtrace has a limit, so that its outermost line may be that of a function which calls itself. If that is
  /// in the test's file, only the line of the test's function counts.
  fileprivate var testOfCrash: (callSite: CallSite, note: String)? {
    guard outcome == .crashed, let crash = failures.last?.callSite else { return nil }
    var callSite = test.callSite
    let isSameFile = crash.filePath.lastPathPart == callSite.filePath.lastPathPart
    let end = "(\(callSite.filePath.lastPathPart):"
    let name = test.id.name.prefix { $0 != "(" }
    let frames = output.split(separator: "\n").reversed().drop { $0.hasPrefix("Left running") }
      .prefix { $0.hasPrefix("  at ") }
      .filter { frame in
        !isSameFile || [".", " "].contains { frame.contains("\($0)\(name)(") }
      }
    guard
      let line = frames.lazy.compactMap({ frame in
        frame.range(of: end, options: .backwards).flatMap {
          Int(frame[$0.upperBound...].dropLast())
        }
      }).first
    else { return isSameFile ? nil : (callSite, "The test is declared here") }
    if isSameFile, crash.line == line { return nil }
    callSite = CallSite(
      fileID: callSite.fileID, filePath: callSite.filePath, line: line, column: 0)
    return (callSite, "The test was here")
  }
}
#endif
