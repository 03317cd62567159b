#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore
internal import LitmusRunnerHosting
internal import LitmusRunnerProcesses

/// A run of a group's tests in processes of the test executable, one after the other.
///
/// If the executable crashes, the child of the run ends in the same way, so that the supervisor blames the
/// test that was running.
struct HostedRun: Sendable {
  let group: HostedGroup
  let process: TestProcess
  private let owner: (any ProgramOwner)?
  private let shared = SharedOutput()
  /// When the tests of the process have run.
  private let times = TestTimes()

  /// The environment that processes inherit; `nil` for that of this process.
  var environment: [String: String]? { owner?.environment }

  /// Makes a run of a group.
  init(group: HostedGroup) {
    self.group = group
    let owner = group.context.run.programOwner
    let process = TestProcess(of: owner)
    self.owner = owner
    self.process = process
    owner?.setStop { process.stop() }
    group.handleEnds { [shared, times] name, hasFailed, running in
      if let test = group.test(name) {
        times.add(TestTimes.Entry(test: test, start: test.start, end: .now))
      }
      let output = shared.remove(for: name, hasFailed: hasFailed, running: running) { name in
        group.description(of: name).map { "\($0.id)" }
      }
      output.withUnsafeBytes { _ = owner?.write($0) }
    }
  }

  /// How long the tests wait for those of others: until the process is stopped.
  private var wait: ChildWait {
    ChildWait(isStopped: { process.isStopped }, continues: group.recordWait)
  }

  /// Runs processes on a thread of its own until no test is left that can run; a task that is cancelled stops the
  /// process that is running.
  func run(by host: some ProcessHost) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          runAll(by: host)
          continuation.resume()
        }
      }
    } onCancel: {
      process.stop()
    }
  }

  private func runAll(by host: some ProcessHost) {
    let shares = host.shares
    let runOnce = host.processes(of: self)
    let isParallel = host.runsInParallel && group.context.isParallel
    while !process.isStopped {
      let waiting = group.waiting
      guard !waiting.isEmpty else { return }
      var share = shares.next(of: waiting)
      let problem = shares.beginScripts(of: &share, wait)
      // The tests run when the run is resumed.
      if process.isStopped { return }
      if let problem {
        // The scripts report it.
        for member in share.members { group.skip(member.name, reason: problem) }
        continue
      }
      waitForRetry(of: share, by: shares.overrides)
      let mayContinue = shares.locked(share, isParallel: isParallel && share.width != 1, wait) {
        runOnce(share)
      }
      if mayContinue != true { return }
    }
  }

  /// Waits before a failed test is run again, as its settings say, or until the run is stopped.
  private func waitForRetry(of share: ProcessShares.Share, by overrides: TestOverrides) {
    guard let member = share.members.first else { return }
    let delay = overrides.retryDelay(of: member.description.id, after: member.failedAttempts)
    let end = ContinuousClock.now + delay
    _ = wait.until { ContinuousClock.now < end ? nil : true }
  }

  /// Passes on output of the tests.
  ///
  /// If the disk is full, the tests that are running begin again in another child, whose output is kept
  /// elsewhere.
  func write(_ output: UnsafeRawBufferPointer) {
    guard let code = owner?.write(output), [ENOSPC, EDQUOT].contains(code) else { return }
    group.context.run.exitToRestoreOutput()
  }

  /// Passes on output, or keeps it if several tests are running, any of which may have written it.
  func writeShared(_ output: UnsafeRawBufferPointer) {
    if !shared.keep(output, of: group.runningNames) { write(output) }
  }

  /// Passes on what is kept, because the child is about to end.
  private func writeAllShared() {
    shared.removeAll().withUnsafeBytes { _ = owner?.write($0) }
  }

  /// Handles the end of a process.
  ///
  /// - Parameters:
  ///   - end: How it ended.
  ///   - isComplete: Whether its framework has said that all tests have run.
  ///   - hasFailure: Whether it has reported a failure, so that it may exit with code 1.
  ///   - mayBeCut: Whether it may be killed when all that was selected has its results.
  ///   - results: What its results come through, as in `standard output`.
  /// - Returns: Whether it has run all its tests; `nil` if no other process may follow.
  func handle(
    _ end: TestProcess.End, isComplete: Bool, hasFailure: Bool, mayBeCut: Bool = false,
    results: String
  ) -> Bool? {
    switch end {
    case .stopped:
      handleStop()
      return nil
    case .unreadable:
      handleClosedPipe(results)
      return false
    case .lingering: handleLingering()
    case .superfluous: group.endUnseen()
    case .ended where mayBeCut && !isComplete && group.hasEnded && group.runsUnseen:
      group.endUnseen()
    case .ended(let end):
      guard isComplete, group.running.isEmpty else {
        endEarly(end)
        return nil
      }
      checkExit(end, hasFailure: hasFailure)
    }
    return true
  }

  /// Handles the end of a process in the middle of its work: the child ends in the same way, so that the
  /// supervisor records the result and starts another.
  func endEarly(_ end: ProcessEnd) {
    writeAllShared()
    owner?.end(as: end)
  }

  /// Handles a process that was stopped because of a time limit, or because no more tests are to
  /// start.
  func handleStop() {
    let running = group.running
    let expired = running.filter { group.test($0)?.isExpired ?? false }
    writeAllShared()
    if !expired.isEmpty, running.count > 1 { group.context.run.exitToIsolateSuspects() }
    // The group ends tests that took too long when it is closed.
    for name in running where !expired.contains(name) { group.abandon(name) }
  }

  /// Handles a process that has closed the pipe that its results come through.
  ///
  /// - Parameter closed: What a test has closed, as in `standard output`.
  func handleClosedPipe(_ closed: String) {
    let running = group.running
    writeAllShared()
    if running.count > 1 { group.context.run.exitToIsolateSuspects() }
    guard let name = running.first, let test = group.test(name) else {
      // No test can be named: it is reported as the process's end is.
      if let hook = group.runningHook {
        _ = hook.report(
          ReportedFailure(
            message: "The suite's hook closed \(closed), but expected it to stay open",
            callSite: hook.description.callSite))
      }
      return endEarly(.killed(signal: SIGKILL))
    }
    _ = test.report(
      ReportedFailure(
        message: "The test closed \(closed), but expected it to stay open",
        callSite: test.description.callSite))
    group.end(name)
  }

  /// Handles the end of a process that has run all its tests.
  ///
  /// Processes that its tests have left running, and that hold its output open, are named. If it is known which test
  /// has started one, that is an attachment of the test, which comes after its end: hooks may end such processes
  /// until then.
  ///
  /// - Parameters:
  ///   - end: How it ended.
  ///   - hasFailure: Whether it has reported a failure, so that it may exit with code 1.
  private func checkExit(_ end: ProcessEnd, hasFailure: Bool) {
    let left = times.take(process.leftRunning, delay: process.longestDelay)
    for leak in left {
      Array(leak.line.utf8).withUnsafeBytes(write)
      if leak.tests.count == 1 { leak.tests[0].attach(leak.attachment) }
    }
    if end == .exited(code: 0) || (hasFailure && end == .exited(code: 1)) { return }
    let expected = hasFailure ? "code 0 or 1" : "code 0, because no test has failed"
    group.context.run.reportUnattributed(
      ReportedFailure(
        message: "\(end) after the last test, but expected it to exit with \(expected)",
        callSite: .unknown))
  }

  /// Handles a process that has run all its tests and was ended because it did not exit.
  private func handleLingering() {
    _ = times.take([])
    let line =
      "LEAK Something that a test has left, such as a thread, kept the process from exiting; "
      + "it was ended after \(TestProcess.exitLimit.components.seconds) seconds\n"
    Array(line.utf8).withUnsafeBytes(write)
  }

  /// Handles an error of the system that prevents a process from being started.
  func handleStartError(_ error: any Error) {
    let reason = "\(error)"
    group.context.run.reportUnattributed(
      ReportedFailure(message: reason, callSite: .unknown))
    for member in group.waiting { group.skip(member.name, reason: reason) }
  }
}

/// A host that runs its tests in processes of the test executable.
protocol ProcessHost: GroupHost {
  /// The rules by which tests are divided among processes.
  var shares: ProcessShares { get }

  /// Whether the framework can run the tests of a process in parallel.
  var runsInParallel: Bool { get }

  /// Returns a function that runs one process with some tests, and returns whether another may follow.
  func processes(of run: HostedRun) -> (ProcessShares.Share) -> Bool
}

extension ProcessHost {
  var runsInParallel: Bool { false }

  func retries(of test: TestID) -> Int? { shares.overrides.retries(of: test) }

  func run(_ group: HostedGroup) async { await HostedRun(group: group).run(by: self) }
}
#endif
