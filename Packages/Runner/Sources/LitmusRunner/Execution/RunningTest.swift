#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// One run of one test: what it has reported so far, and what it still has to do.
///
/// It follows the test's own and child tasks, so that what they report after the test has ended is
/// still the test's.
final class RunningTest: Sendable {
  @TaskLocal static var current: RunningTest?

  /// Where the test stands in a run.
  enum Kind: Sendable {
    case test(iteration: Int)
    /// A suite's own set-up or tear-down, which has a row in the reports only if it says something.
    case suiteHook(iteration: Int)
  }

  private struct State: Sendable {
    var isStarted = false
    var start = ContinuousClock.now
    var failures: [ReportedFailure] = []
    var expectedFailures: [ReportedFailure] = []
    var attachments: [TestAttachment] = []
    var expectations: [Expectation] = []
    var teardownBlocks: [@MainActor () async throws -> Void] = []
    var skipReason: String?
    var isStopped = false
    var isExpired = false
    var task: TestTask?
    var result: TestResult?
    var hasFailedLate = false
  }

  let description: TestDescription
  let iteration: Int
  let attempt: Int
  let isSuiteHook: Bool
  /// What others have done when the test ends.
  let scope = TestScope()
  private let run: TestRun
  private let state = Locked(State())

  init(_ description: TestDescription, kind: Kind, attempt: Int = 1, run: TestRun) {
    self.description = description
    self.attempt = attempt
    self.run = run
    switch kind {
    case .test(let iteration): (self.iteration, isSuiteHook) = (iteration, false)
    case .suiteHook(let iteration): (self.iteration, isSuiteHook) = (iteration, true)
    }
  }

  /// Why the test was skipped, if it was.
  var skipReason: String? { state.withLock { $0.skipReason } }

  /// Whether the test has used up its time.
  var isExpired: Bool { state.withLock { $0.isExpired } }

  /// Whether set-up or the test threw, so that nothing but tear-down is to follow.
  var isStopped: Bool { state.withLock { $0.isStopped } }
}

// MARK: - From start to end
extension RunningTest {
  func begin() {
    state.withLock { state in
      state.start = .now
      if !isSuiteHook { emitStart(&state) }
    }
  }

  /// Ends the test and says how it went; what comes later is late.
  ///
  /// - Parameter output: What was written to standard output meanwhile.
  func end(output: String = "") {
    let expectations = state.withLock { state in
      defer { state.expectations = [] }
      return state.expectations
    }
    for expectation in expectations { expectation.testHasEnded(self) }
    scope.end()
    state.withLock { state in
      let result = TestResult(
        test: description,
        iteration: iteration,
        isSuiteHook: isSuiteHook,
        outcome: outcome(state),
        duration: ContinuousClock.now - state.start,
        failures: state.failures,
        expectedFailures: state.expectedFailures,
        attachments: state.attachments,
        output: output,
        attempt: attempt,
        process: run.process,
        start: run.offset(of: state.start))
      state.result = result
      state.task = nil
      if isSuiteHook {
        guard state.isStarted || !output.isEmpty else { return }
        emitStart(&state)
      }
      run.finished(result)
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
    if let reason = state.skipReason { return .skipped(reason: reason) }
    return state.expectedFailures.isEmpty ? .passed : .failedAsExpected
  }
}

// MARK: - What a test says
extension RunningTest {
  /// Takes a failure, and says whether the run is still there to hear it.
  func report(_ failure: ReportedFailure, isExpected: Bool = false) -> Bool {
    let failure = run.asKept(failure)
    return state.withLock { state in
      if let result = state.result {
        return reportLate(failure, isExpected: isExpected, of: result, &state)
      }
      emitStart(&state)
      if isExpected {
        state.expectedFailures.append(failure)
      } else {
        state.failures.append(failure)
      }
      run.emit(
        .failure(
          TestFailure(
            test: description.id, iteration: iteration, failure: failure,
            isExpected: isExpected, isLate: false)))
      return true
    }
  }

  private func reportLate(
    _ failure: ReportedFailure, isExpected: Bool, of result: TestResult, _ state: inout State
  ) -> Bool {
    if !state.isStarted {
      // A suite's hook that had nothing to say so far has no row yet.
      emitStart(&state)
      run.finished(result)
    }
    let isFirst = !isExpected && !state.hasFailedLate
    if isFirst { state.hasFailedLate = true }
    return run.reportLate(
      TestFailure(
        test: description.id, iteration: iteration, failure: failure,
        isExpected: isExpected, isLate: true),
      countedAs: isFirst ? result.outcome : nil)
  }

  func attach(_ attachment: TestAttachment) {
    state.withLock { state in
      if state.result == nil {
        emitStart(&state)
        state.attachments.append(attachment)
      }
      run.emit(.attachment(description.id, attachment))
    }
  }

  func add(_ expectation: Expectation) {
    state.withLock { $0.expectations.append(expectation) }
  }

  func addTeardownBlock(_ block: @escaping @MainActor () async throws -> Void) {
    state.withLock { $0.teardownBlocks.append(block) }
  }

  func skip(_ reason: String) {
    state.withLock { state in
      state.skipReason = reason
      state.isStopped = true
    }
  }

  /// Makes what was thrown a skip or a failure, and lets nothing but tear-down follow.
  fileprivate func caught(_ error: any Error, by part: TestPart) {
    if let skip = error as? TestSkip { return self.skip(skip.reason) }
    let isExpired = state.withLock { state in
      state.isStopped = true
      return state.isExpired
    }
    // What could not be unwrapped has been reported, and so has a test that was cancelled at its
    // time limit.
    guard !(error is UnwrapFailure), !(isExpired && error is CancellationError) else { return }
    _ = report(
      ReportedFailure(
        message: "Error \(failureText(of: error)) was thrown\(part.origin), but expected none",
        callSite: description.callSite,
        error: error))
  }
}

// MARK: - Taking too long
extension RunningTest {
  /// When the test began.
  var start: ContinuousClock.Instant { state.withLock { $0.start } }

  /// Notes what runs the test.
  func setTask(_ task: TestTask) {
    state.withLock { $0.task = task }
  }

  /// Fails the test for its time limit, and asks it to stop.
  func expire(_ limit: Duration) {
    let isFirst = state.withLock { state in
      defer { state.isExpired = true }
      state.isStopped = true
      return !state.isExpired
    }
    guard isFirst else { return }
    _ = report(
      ReportedFailure(message: TimeLimit.message(limit), callSite: description.callSite))
    cancel()
  }

  /// Asks the test to stop.
  func cancel() {
    Task { @MainActor in state.withLock { $0.task }?.cancel() }
  }

  /// Lets the run go on, though the test has not ended.
  func giveUp() {
    Task { @MainActor in state.withLock { $0.task }?.end() }
  }
}

// MARK: - Running a user's code
extension RunningTest {
  /// Runs synchronous code of the test, unless an earlier part has stopped it.
  @MainActor func attempt(
    _ part: TestPart, _ body: @escaping @MainActor () throws -> Void
  ) async {
    if !isStopped { await always(part, body) }
  }

  /// Runs asynchronous code of the test, unless an earlier part has stopped it.
  @MainActor func attemptAsync(
    _ part: TestPart, _ body: @MainActor () async throws -> Void
  ) async {
    if !isStopped { await alwaysAsync(part, body) }
  }

  /// Runs synchronous code of the test, even if an earlier part has stopped it.
  @MainActor func always(
    _ part: TestPart, _ body: @escaping @MainActor () throws -> Void
  ) async {
    if MainThread.isOutsideMainQueue { return call(part, body) }
    await MainThread.callFromLoop {
      // The loop calls this from outside the test's task.
      Self.$current.withValue(self) { self.call(part, body) }
    }
  }

  @MainActor private func call(_ part: TestPart, _ body: @MainActor () throws -> Void) {
    do { try body() } catch { caught(error, by: part) }
    if part.mayDamage { run.leaveIfDamaged(by: self) }
  }

  /// Runs an asynchronous test on its instance, off the main actor.
  nonisolated func call<Subject>(
    _ body: @Sendable (inout Subject) async throws -> Void, on subject: inout Subject
  ) async throws {
    try await body(&subject)
    // Here, because the way back to the main actor may be among what the test has closed.
    run.leaveIfDamaged(by: self)
  }

  /// Runs asynchronous code of the test, even if an earlier part has stopped it.
  @MainActor func alwaysAsync(
    _ part: TestPart, _ body: @MainActor () async throws -> Void
  ) async {
    do { try await body() } catch { caught(error, by: part) }
  }

  /// Runs what the test has put off to its end, last added first.
  @MainActor func runTeardownBlocks() async {
    while let block = state.withLock({ $0.teardownBlocks.popLast() }) {
      await alwaysAsync(.teardownBlock) { try await block() }
    }
  }
}
#endif
