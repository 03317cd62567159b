#if LITMUS_RUNNER
internal import LitmusRunnerReports
package import LitmusRunnerCore
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

/// A writer of the journal of one process of a run, which writes each event before the test continues.
///
/// If it cannot write, the run continues, and it warns once that the journal is incomplete.
package final class JournalWriter: TestJournal {
  private struct State {
    var file: ResilientFile
    /// The numbers of the tests that have begun, with their descriptions to keep these alive.
    var numbers: [ObjectIdentifier: (number: Int, test: TestDescription)] = [:]
    /// Whether the file may end within a line.
    var isTorn = false
    var hasFailed = false
    /// Whether that was because of the process's own limit for files.
    var isLimited = false
  }

  private let state: Locked<State>
  private let process: Int
  private let elapsed: Duration
  private let start = ContinuousClock.now
  private let outputPosition: @Sendable () -> Int
  private let warn: @Sendable (String) -> Void

  /// Opens a process's journal, and continues it if it exists.
  ///
  /// - Parameters:
  ///   - folder: The run.
  ///   - process: The number of the process that writes.
  ///   - elapsed: How long the run has taken so far.
  ///   - outputPosition: Returns how much the process has written to its output.
  ///   - warn: Called, at most once, with the warning that the journal is incomplete, without a
  ///     line break.
  /// - Throws: A ``ReportError`` if the journal cannot be opened.
  package init(
    _ folder: RunFolder,
    process: Int,
    elapsed: Duration,
    outputPosition: @escaping @Sendable () -> Int = { 0 },
    warn: @escaping @Sendable (String) -> Void = warnOnStandardError
  ) throws {
    let file = try ResilientFile(path: folder.journal(of: process))
    // The lock tells a process that resumes the run that this one may still write.
    _ = file.lock()
    // An earlier writer may have been stopped within a line.
    state = Locked(State(file: file, isTorn: file.size > 0))
    self.process = process
    self.elapsed = elapsed
    self.outputPosition = outputPosition
    self.warn = warn
    var line = JournalLine(.process)
    line.add(Int(getpid()))
    line.add(elapsed)
    write(line)
  }

  /// Whether something could not be written.
  package var isIncomplete: Bool { state.withLock { $0.hasFailed } }

  /// Whether something could not be written because of the process's own limit for files.
  package var isLimited: Bool { state.withLock { $0.isLimited } }

  /// Records why the process cannot run anything, so that its parent reports it and exits.
  package func refuse(_ error: RunError) {
    var line = JournalLine(.refused)
    line.add(error.description)
    line.add(Int(error.code.rawValue))
    write(line)
  }

  /// Records why the process ends before its work is done.
  package func recordExit(_ exitReason: ChildExitReason) {
    var line = JournalLine(.left)
    line.add(exitReason.rawValue)
    write(line)
  }

  /// Prepares a record of the journal that is written if the process crashes; see ``CrashMark``.
  func markCrashes() {
    CrashMark.arm(path: state.withLock { $0.file.path }) { write in
      JournalLine(.crashed).write(afterTorn: true, write)
    }
  }

  /// Records that the process has done all its work.
  package func end() { write(JournalLine(.ended)) }
}

// MARK: - Events
extension JournalWriter {
  package func began(_ test: TestDescription, iteration: Int, attempt: Int, isSuiteHook: Bool) {
    began(isSuiteHook ? .hookBegan : .began, test, iteration: iteration, attempt: attempt)
  }

  package func beganUnseen(_ test: TestDescription, iteration: Int, attempt: Int) {
    began(.unseenBegan, test, iteration: iteration, attempt: attempt)
  }

  private func began(
    _ kind: JournalLineKind, _ test: TestDescription, iteration: Int, attempt: Int
  ) {
    let position = outputPosition()
    let at = elapsed + (ContinuousClock.now - start)
    write { numbers in
      // Only tests with results have numbers.
      let known = kind == .began ? numbers[ObjectIdentifier(test)]?.number : nil
      let number = known ?? numbers.count
      let isFirst = kind == .began && known == nil
      if isFirst { numbers[ObjectIdentifier(test)] = (number, test) }
      var line = JournalLine(isFirst ? .firstBegan : kind)
      line.add(number)
      line.add(iteration)
      line.add(attempt)
      line.add(position)
      line.add(at)
      if known == nil { line.add(test) }
      return line
    }
  }

  package func hookEnded(_ test: TestDescription, iteration: Int) {
    var line = JournalLine(.hookEnded)
    line.add(iteration)
    line.add(test.id)
    write(line)
  }

  package func record(_ event: TestEvent) {
    switch event {
    case .testStarted(let test, _):
      // `began` has recorded the start already; but a hook starts only with its first event.
      guard state.withLock({ $0.numbers[ObjectIdentifier(test)] }) == nil else { return }
      write(Self.line(event, outputPosition()))
    case .testFinished(let result) where isPlain(result):
      let position = outputPosition()
      write { numbers in
        guard let number = numbers[ObjectIdentifier(result.test)]?.number else {
          return Self.line(result, event, position)
        }
        return Self.line(plain: result, number, position)
      }
    case .testFinished(let result), .testRetried(let result):
      write(Self.line(result, event, outputPosition()))
    default:
      write(Self.line(event, outputPosition()))
    }
  }

  /// Returns whether a test has passed and has nothing else to record.
  private func isPlain(_ result: TestResult) -> Bool {
    result.outcome == .passed && result.expectedFailures.isEmpty && result.attachments.isEmpty
      && result.output.isEmpty && result.earlierAttempts.isEmpty && !result.isSuiteHook
      && result.process == process
  }
}

// MARK: - Lines
extension JournalWriter {
  private static func line(_ event: TestEvent, _ position: Int) -> JournalLine {
    var line = JournalLine(.event)
    line.add(position)
    line.addRaw(JSONLinesReporter.line(event))
    return line
  }

  private static func line(plain result: TestResult, _ number: Int, _ position: Int) -> JournalLine
  {
    var line = JournalLine(.passed)
    line.add(number)
    line.add(result.iteration)
    line.add(result.attempt)
    line.add(position)
    line.add(result.duration)
    line.add(result.start)
    return line
  }

  /// Returns a line with a result and all events before it, so that it is complete in any journal.
  private static func line(
    _ result: TestResult, _ event: TestEvent, _ position: Int
  ) -> JournalLine {
    let events = result.eventsBeforeEnd + [event]
    var line = JournalLine(.result)
    line.add(position)
    line.addRaw("[" + events.map(JSONLinesReporter.line).joined(separator: ",") + "]")
    return line
  }

  private func write(_ line: JournalLine) {
    write { _ in line }
  }

  private func write(
    _ makeLine: (inout [ObjectIdentifier: (number: Int, test: TestDescription)]) -> JournalLine
  ) {
    let problem: String? = state.withLock { state in
      let line = makeLine(&state.numbers)
      let code = line.write(afterTorn: state.isTorn) { state.file.write($0) }
      state.isTorn = code != 0
      guard code != 0, !state.hasFailed else { return nil }
      state.hasFailed = true
      state.isLimited = code == EFBIG
      return "\(ReportError(writing: state.file.path, code)), so that not all of this run is "
        + "known if a test ends the process."
    }
    if let problem { warn(problem) }
  }
}

extension JournalLine {
  /// Adds the description of a test.
  fileprivate mutating func add(_ test: TestDescription) {
    add(test.id)
    add(test.displayName ?? "")
    add(test.suiteDisplayName ?? "")
    add(test.callSite.fileID)
    add(test.callSite.filePath)
    add(test.callSite.line)
    add(test.callSite.column)
    add(test.timeLimit?.nanoseconds ?? -1)
    add(test.tags.count)
    for tag in test.tags { add(tag) }
  }

  fileprivate mutating func add(_ id: TestID) {
    add(id.module)
    add(id.suite)
    add(id.name)
  }
}
#endif
