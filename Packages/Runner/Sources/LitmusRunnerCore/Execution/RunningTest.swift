#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) package import LitmusReporting

/// One run of one test: what it has reported so far, and its pending work.
///
/// It is a task-local value of the test's own and child tasks, so that what they report after the
/// test has ended still belongs to the test.
package final class RunningTest: Sendable {
  @TaskLocal static var current: RunningTest?

  private struct State: Sendable {
    var isStarted = false
    /// When it began; `nil` before that.
    var start: ContinuousClock.Instant?
    var failures: [ReportedFailure] = []
    var expectedFailures: [ReportedFailure] = []
    var attachments: [TestAttachment] = []
    var teardownBlocks: [@MainActor () async throws -> Void] = []
    var hasRunTeardownBlocks = false
    var skipReason: String?
    /// How many calls of its synchronous code are in progress.
    var calls = 0
    var isStopped = false
    var isExpired = false
    var task: (any StoppableTask)?
    var result: TestResult?
    var hasFailedLate = false
    /// The number of failures that the reports leave out, for those that the test expected and for
    /// the others.
    var failuresLeftOut: [Bool: Int] = [:]
    /// How many failures were reported after the end.
    var lateFailures = 0
    /// Whether it has been reported that late failures are left out.
    var hasReportedLateLimit = false
    /// How many bytes are attached.
    var attachedBytes = 0
  }

  package let description: TestDescription
  package let iteration: Int
  /// The failed attempts before this one, possibly in other processes.
  let earlierAttempts: [TestResult]
  /// Whether it is a suite's own set-up or tear-down, which appears in the reports only if it reports
  /// something.
  package let isSuiteHook: Bool
  /// The work that other code has requested for the end of the test.
  let scope = TestScope()
  private let run: TestRun
  private let state = Locked(State())

  init(
    _ description: TestDescription, iteration: Int, isSuiteHook: Bool = false,
    earlierAttempts: [TestResult] = [], run: TestRun
  ) {
    self.description = description
    self.iteration = iteration
    self.isSuiteHook = isSuiteHook
    self.earlierAttempts = earlierAttempts
    self.run = run
  }

  /// Whether the test has a result.
  var isEnded: Bool { state.withLock { $0.result != nil } }

  /// Whether it has reported a failure that it did not expect.
  var hasFailed: Bool { state.withLock { !$0.failures.isEmpty || $0.isExpired } }

  /// The attempt at the test, counted from 1.
  package var attempt: Int { earlierAttempts.count + 1 }

  /// The source of the test's output, which names the files that the output is stored in.
  package var source: FullOutput.Source {
    FullOutput.Source(test: description.id, iteration: iteration, attempt: attempt)
  }

  /// Why the test was skipped, if it was.
  var skipReason: String? { state.withLock { $0.skipReason } }

  /// Whether set-up or the test threw, so that only tear-down follows.
  var isStopped: Bool { state.withLock { $0.isStopped } }
}

// MARK: - Lifecycle
extension RunningTest {
  /// Begins the test.
  func begin() {
    state.withLock { state in
      state.start = .now
      if !isSuiteHook { emitStart(&state) }
    }
  }

  /// Ends the test and reports its result; failures reported after that are late.
  ///
  /// - Parameters:
  ///   - output: What was written to standard output while the test ran.
  ///   - mayRunAgain: Whether the test is run again if it failed.
  /// - Returns: The result, if the test failed and will run again; otherwise `nil`, also if another
  ///   thread has ended the test.
  func end(output: String = "", mayRunAgain: Bool = false) -> TestResult? {
    scope.end(isSkipped: skipReason != nil)
    return state.withLock { state in
      guard state.result == nil else { return nil }
      let now = ContinuousClock.now
      let start = state.start ?? now
      reportFailuresLeftOut(&state)
      var result = TestResult(
        test: description,
        iteration: iteration,
        isSuiteHook: isSuiteHook,
        outcome: outcome(state),
        duration: now - start,
        failures: state.failures,
        expectedFailures: state.expectedFailures,
        attachments: state.attachments,
        output: output,
        attempt: attempt,
        process: run.process,
        start: run.offset(of: start))
      state.result = result
      state.task = nil
      if mayRunAgain, result.outcome.isFailure {
        run.recordRetry(result)
        return result
      }
      if isSuiteHook {
        guard state.isStarted || !output.isEmpty else { return nil }
        emitStart(&state)
      }
      result.earlierAttempts = earlierAttempts
      run.record(result)
      return nil
    }
  }

  private func emitStart(_ state: inout State) {
    guard !state.isStarted else { return }
    state.isStarted = true
    run.emit(.testStarted(description, iteration: iteration))
  }

  private func outcome(_ state: State) -> TestOutcome {
    if state.isExpired { return .timedOut }
    if !state.failures.isEmpty { return .failed }
    if !earlierAttempts.isEmpty { return .flaky }
    if let reason = state.skipReason { return .skipped(reason: reason) }
    return state.expectedFailures.isEmpty ? .passed : .failedAsExpected
  }
}

// MARK: - Failures and attachments
extension RunningTest {
  /// Records a failure, and returns false if the run is already over.
  package func report(_ failure: ReportedFailure, isExpected: Bool = false) -> Bool {
    switch record(run.stored(failure), isExpected: isExpected) {
    case .runIsOver: return false
    case .leftOut: return true
    case .reported:
      if let text = failure.unabridgedText {
        attach(TestAttachment(name: "failure.txt", content: .text(text)))
      }
      return true
    }
  }

  /// Whether a failure is reported.
  private enum ReportStatus {
    case reported
    /// The test has already reported as many failures as the reports show.
    case leftOut
    case runIsOver
  }

  /// Stores a failure and emits its event, if the reports have room for it.
  private func record(_ failure: ReportedFailure, isExpected: Bool) -> ReportStatus {
    state.withLock { state in
      if let result = state.result {
        return reportLate(failure, isExpected: isExpected, of: result, &state)
      }
      let known = isExpected ? state.expectedFailures.count : state.failures.count
      if known >= ReportLimits.failures {
        state.failuresLeftOut[isExpected, default: 0] += 1
        return .leftOut
      }
      emitStart(&state)
      add(failure, isExpected: isExpected, &state)
      return .reported
    }
  }

  /// Reports how many failures the reports leave out.
  private func reportFailuresLeftOut(_ state: inout State) {
    for (isExpected, count) in state.failuresLeftOut {
      let failure = ReportedFailure(
        message: ReportLimits.failuresLeftOut(count), callSite: description.callSite)
      add(failure, isExpected: isExpected, &state)
    }
  }

  private func add(_ failure: ReportedFailure, isExpected: Bool, _ state: inout State) {
    if isExpected {
      state.expectedFailures.append(failure)
    } else {
      state.failures.append(failure)
    }
    run.emit(.failure(testFailure(failure, isExpected: isExpected, isLate: false)))
  }

  private func testFailure(
    _ failure: ReportedFailure, isExpected: Bool, isLate: Bool
  ) -> TestFailure {
    TestFailure(
      test: description.id, iteration: iteration, failure: failure, isExpected: isExpected,
      isLate: isLate, attempt: attempt)
  }

  /// Reports a failure of a test that has ended.
  ///
  /// The first one that the test did not expect changes the test's outcome.
  private func reportLate(
    _ failure: ReportedFailure, isExpected: Bool, of result: TestResult, _ state: inout State
  ) -> ReportStatus {
    let isFirst = !isExpected && !state.hasFailedLate
    state.lateFailures += 1
    // The first unexpected one makes the test fail, however many expected ones came before.
    if state.lateFailures > ReportLimits.failures, !isFirst {
      // The note does not say how many, because others may follow until the process ends.
      if !state.hasReportedLateLimit {
        state.hasReportedLateLimit = true
        let note = ReportedFailure(
          message: ReportLimits.lateFailuresLeftOut, callSite: description.callSite)
        _ = emitLate(note, isExpected: !state.hasFailedLate, countedAs: nil)
      }
      return .leftOut
    }
    if !state.isStarted {
      // A suite's hook that has reported nothing so far does not appear in the reports yet.
      emitStart(&state)
      run.record(result)
    }
    if isFirst { state.hasFailedLate = true }
    return emitLate(
      failure, isExpected: isExpected, countedAs: isFirst ? result.outcome : nil)
      ? .reported : .runIsOver
  }

  /// Passes a late failure to the run, and returns false if the run is over.
  private func emitLate(
    _ failure: ReportedFailure, isExpected: Bool, countedAs outcome: TestOutcome?
  ) -> Bool {
    run.reportLate(testFailure(failure, isExpected: isExpected, isLate: true), countedAs: outcome)
  }

  package func attach(_ attachment: TestAttachment) {
    let attachment = limited(attachment)
    state.withLock { state in
      if state.result == nil {
        emitStart(&state)
        state.attachments.append(attachment)
      }
      run.emit(.attachment(description.id, attachment))
    }
  }

  /// Returns an attachment with as much of its content as the reports show.
  private func limited(_ attachment: TestAttachment) -> TestAttachment {
    let size = attachment.size
    let limit = attachment.isText ? ReportLimits.text : ReportLimits.data
    let isRoom = state.withLock { state in
      guard state.attachedBytes + min(size, limit) <= ReportLimits.attachments else { return false }
      state.attachedBytes += min(size, limit)
      return true
    }
    if isRoom, size <= limit { return attachment }
    let file = run.fullOutput?.store(attachment, of: source)
    var limited = attachment
    if isRoom, case .text(let text) = attachment.content {
      limited.content = .text(
        ReportLimits.shortened(text, to: limit, storedIn: file))
    } else {
      limited.content = .text(ReportLimits.leftOut(size, storedIn: file))
    }
    return limited
  }

  /// Adds a block to run at the end of the test.
  ///
  /// - Returns: False if the test has run such blocks already.
  func addTeardownBlock(_ block: @escaping @MainActor () async throws -> Void) -> Bool {
    state.withLock { state in
      if !state.hasRunTeardownBlocks { state.teardownBlocks.append(block) }
      return !state.hasRunTeardownBlocks
    }
  }

  /// Removes and returns the teardown block that was added last.
  ///
  /// When there is none left, no other can be added.
  func nextTeardownBlock() -> (@MainActor () async throws -> Void)? {
    state.withLock { state in
      let block = state.teardownBlocks.popLast()
      state.hasRunTeardownBlocks = block == nil
      return block
    }
  }

  package func skip(_ reason: String) {
    state.withLock { state in
      state.skipReason = reason
      state.isStopped = true
    }
  }

  /// Records a thrown error as a skip or a failure, after which only tear-down follows.
  func caught(_ error: any Error, by part: TestPart) {
    if let skip = error as? TestSkip {
      guard part.isTearDown else { return self.skip(skip.reason) }
      // Of a test that has run, nothing is left to skip.
      if skipReason != nil { return }
    }
    let isExpired = state.withLock { state in
      state.isStopped = true
      return state.isExpired
    }
    // A test that was cancelled at its time limit has been reported.
    guard !hasReported(error), !(isExpired && error is CancellationError) else { return }
    _ = report(
      ReportedFailure(
        message: "\(thrownErrorText(of: error))\(part.origin), but expected none",
        callSite: description.callSite,
        error: error))
  }

  /// Returns whether an error follows from a failure of the test.
  func hasReported(_ error: any Error) -> Bool {
    error is UnwrapFailure || error is any ReportedError && hasFailed
  }
}

// MARK: - Time limits
extension RunningTest {
  /// When the test began; the current time before that.
  package var start: ContinuousClock.Instant { state.withLock { $0.start } ?? .now }

  /// Whether the test has exceeded its time limit.
  package var isExpired: Bool { state.withLock { $0.isExpired } }

  /// Whether synchronous code of the test is being called, which occupies the main thread.
  var isInSynchronousCode: Bool { state.withLock { $0.calls > 0 } }

  /// Records that a call of synchronous code begins or ends.
  func countSynchronousCall(_ begins: Bool) {
    state.withLock { $0.calls += begins ? 1 : -1 }
  }

  /// Stores the task that runs the test.
  func setTask(_ task: any StoppableTask) {
    state.withLock { $0.task = task }
  }

  /// Fails the test because of its time limit.
  ///
  /// - Parameters:
  ///   - limit: The limit.
  ///   - isOver: Whether the test has come to its end, so that it is not cancelled.
  func expire(_ limit: Duration, isOver: Bool = false) {
    let isFirst = state.withLock { state in
      // It may have ended since it was found to be running.
      guard state.result == nil, !state.isExpired else { return false }
      state.isExpired = true
      state.isStopped = true
      return true
    }
    guard isFirst else { return }
    _ = report(
      ReportedFailure(message: TimeLimit.message(limit), callSite: description.callSite))
    if !isOver { cancel() }
  }

  /// Records that the framework that runs the test found that it exceeded its time limit.
  package func markExpired() {
    state.withLock { $0.isExpired = true }
  }

  /// Cancels the test.
  func cancel() {
    Task { @MainActor in state.withLock { $0.task }?.cancel() }
  }

  /// Exits the process if the test has damaged it so that the test may never end.
  func exitIfUnusable() { run.exitIfUnusable(by: self) }

  /// Makes the run continue although the test has not ended.
  func giveUp() {
    Task { @MainActor in state.withLock { $0.task }?.end() }
  }
}

extension TestAttachment {
  /// How many bytes the content has.
  fileprivate var size: Int {
    switch content {
    case .text(let text): text.utf8.count
    case .data(let data): data.count
    }
  }

  fileprivate var isText: Bool { if case .text = content { true } else { false } }
}
#endif
