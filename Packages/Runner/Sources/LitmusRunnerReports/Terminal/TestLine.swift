#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore

/// The line of a test that has ended, and the lines below it.
struct TestLine {
  /// A test that takes longer is marked.
  static let slow = Duration.seconds(1)

  private let result: TestResult
  private let attempts: Int
  private let runsAgain: Bool
  private let names: ShownNames
  private let style: TerminalStyle

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - result: The result of the test.
  ///   - attempts: How many attempts a test has; 1 if none is retried, or if that is not known.
  ///   - runsAgain: Whether another attempt follows this one.
  ///   - names: The names of the program's tests.
  ///   - style: Whether there are colors.
  init(
    _ result: TestResult, attempts: Int = 1, runsAgain: Bool = false, names: ShownNames,
    style: TerminalStyle
  ) {
    self.result = result
    self.attempts = attempts
    self.runsAgain = runsAgain
    self.names = names
    self.style = style
  }

  func write(to writer: FileWriter, _ lines: FailureLines) {
    writeHead(to: writer)
    for failure in result.failures { lines.write(failure) }
    lines.write(testOfCrash: result)
    for failure in result.expectedFailures { lines.write(failure, note: "expected") }
    lines.write(attachmentsOf: result)
    lines.write(outputOf: result)
  }

  /// Writes the line alone.
  func writeHead(to writer: FileWriter) {
    let test = result.test
    writer.write(style(OutcomeSymbol(result.outcome)))
    writer.write(" ")
    writer.write(names.line(of: test.id, title: test.title, iteration: result.iteration))
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

/// The locations whose source a terminal shows already.
private final class ShownSource {
  private var locations: Set<String> = []

  /// Returns whether a location is new.
  func insert(_ callSite: CallSite) -> Bool {
    locations.insert("\(callSite.filePath):\(callSite.line)").inserted
  }
}

/// A writer of the lines below a test's line: its failures and its output.
struct FailureLines {
  /// How many columns of one line of a failure are shown; JUnit and JSON reports have all.
  private static let longest = 4_000
  private static let longestCompact = 200
  /// How many lines of a crashed test's output are shown, which may have the stacks of many
  /// threads.
  ///
  /// Swift writes the message and the crashed thread's stack first.
  private static let crashLines = (first: 100, last: 20)

  let style: TerminalStyle
  let writer: FileWriter
  var content = TerminalContent()
  /// The source files of failures; `nil` to show none.
  var sources: SourceFiles?
  private let shownSource = ShownSource()

  init(
    style: TerminalStyle, writer: FileWriter, content: TerminalContent = TerminalContent(),
    sources: SourceFiles? = nil
  ) {
    self.style = style
    self.writer = writer
    self.content = content
    self.sources = sources
  }

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
      let number = "\(line.number)"
      let padding = String(repeating: " ", count: digits - number.count)
      let text = "\(padding)\(number) │ \(line.text)"
      writer.write(
        line.isMarked ? "    \(style(.bold, "▸ \(text)"))" : "      \(style(.faint, text))")
      writer.write("\n")
    }
  }

  /// Writes the names of a failed test's attachments; their contents are in reports that are files.
  func write(attachmentsOf result: TestResult) {
    guard result.outcome.isFailure, !result.attachments.isEmpty else { return }
    let names = result.attachments.map { visible($0.name) }.joined(separator: ", ")
    writer.write("    Attached: \(names)\n")
  }

  /// Writes a failure in one line.
  func writeCompact(_ failure: ReportedFailure, indent: String = "    ", note: String? = nil) {
    let lines = visibleLines(String(failure.message.prefix(Self.longest)))
    let rest = lines.count > 1 ? " …" : ""
    let text = cut(lines.first ?? "", to: Self.longestCompact) + rest
    let location = visible(SourcePaths.current.text(of: failure.callSite))
    writer.write("\(indent)\(location): \(text)\(note.map { " (\($0))" } ?? "")\n")
  }

  /// Writes a test's output, each line after a gutter.
  func write(outputOf result: TestResult) { write(result.output, of: result.outcome) }

  /// Writes the output of a failure in no known test, such as the backtrace of a crash.
  func write(outputOf failure: TestFailure) { write(failure.output, of: .crashed) }

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
    let frames = output.split(separator: "\n").reversed().prefix { $0.hasPrefix("  at ") }
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
