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
    /// The tests that have begun, whose descriptions they keep alive.
    var begun: [ObjectIdentifier: TestDescription] = [:]
    /// Whether the file may end within a line.
    var isTorn = false
    var hasFailed = false
    /// Whether that was because of the process's own limit for files.
    var isLimited = false
    /// Whether nothing is written any more.
    var isClosed = false
  }

  private let state: Locked<State>
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
    self.elapsed = elapsed
    self.outputPosition = outputPosition
    self.warn = warn
    write(JournalLine(.process, [Int(getpid()), elapsed.nanoseconds]))
  }

  /// Whether something could not be written.
  package var isIncomplete: Bool { state.withLock { $0.hasFailed } }

  /// Whether something could not be written because of the process's own limit for files.
  package var isLimited: Bool { state.withLock { $0.isLimited } }

  /// Records why the process cannot run anything, so that its parent reports it and exits.
  package func refuse(_ error: RunError) {
    let failure = ReportedFailure(message: error.description, callSite: CallSite())
    let line = JSONLinesReporter.line(.unattributed(failure))
    write(JournalLine(.refused, [Int(error.code.rawValue)], line))
  }

  /// Records why the process ends before its work is done.
  package func recordExit(_ exitReason: ChildExitReason) {
    write(JournalLine(.left, [], exitReason.rawValue))
  }

  /// Prepares a record of the journal that is written if the process crashes; see ``CrashMark``.
  func markCrashes() {
    CrashMark.arm(
      path: state.withLock { $0.file.path }, JournalLine(.crashed).complete(afterTorn: true))
  }

  /// Records that the process has done all its work.
  package func end() { write(JournalLine(.ended)) }

  /// Ignores all that follows: the child has ended, though its process has not.
  package func close() { state.withLock { $0.isClosed = true } }
}

// MARK: - Events
extension JournalWriter {
  package func began(_ test: TestDescription, iteration: Int, attempt: Int, isSuiteHook: Bool) {
    if !isSuiteHook { state.withLock { $0.begun[ObjectIdentifier(test)] = test } }
    began(isSuiteHook ? .hookBegan : .began, test, iteration: iteration, attempt: attempt)
  }

  package func beganUnseen(_ test: TestDescription, iteration: Int, attempt: Int) {
    began(.unseenBegan, test, iteration: iteration, attempt: attempt)
  }

  private func began(
    _ kind: JournalLineKind, _ test: TestDescription, iteration: Int, attempt: Int
  ) {
    let at = elapsed + (ContinuousClock.now - start)
    write(
      JournalLine(
        kind, [attempt, outputPosition(), at.nanoseconds],
        JSONLinesReporter.line(.testStarted(test, iteration: iteration))))
  }

  package func hookEnded(_ test: TestDescription, iteration: Int) {
    write(
      JournalLine(
        .hookEnded, [], JSONLinesReporter.line(.testStarted(test, iteration: iteration))))
  }

  package func record(_ event: TestEvent) {
    switch event {
    case .testStarted(let test, _):
      // `began` has recorded the start already; but a hook starts only with its first event.
      if hasBegun(test) { return }
    case .testFinished(let result), .testRetried(let result):
      if hasBegun(result.test), result.earlierAttempts.isEmpty { break }
      // Its events may be in no journal, or in that of another process.
      let events = result.eventsBeforeEnd + [event]
      let lines = events.map(JSONLinesReporter.line).joined(separator: ",")
      return write(JournalLine(.result, [outputPosition()], "[\(lines)]"))
    default: break
    }
    write(JournalLine(.event, [outputPosition()], JSONLinesReporter.line(event)))
  }

  private func hasBegun(_ test: TestDescription) -> Bool {
    state.withLock { $0.begun[ObjectIdentifier(test)] != nil }
  }
}

// MARK: - Lines
extension JournalWriter {
  private func write(_ line: JournalLine) {
    let problem: String? = state.withLock { state in
      guard !state.isClosed else { return nil }
      var text = line.complete(afterTorn: state.isTorn)
      let code = text.withUTF8 { state.file.write(UnsafeRawBufferPointer($0)) }
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
#endif
