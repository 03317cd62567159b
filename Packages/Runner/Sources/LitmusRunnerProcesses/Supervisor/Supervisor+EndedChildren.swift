#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerStorage
internal import LitmusRunnerCore
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

// MARK: - When a child has ended
extension Supervisor {
  /// Handles the end of a child.
  ///
  /// - Parameters:
  ///   - child: The child, whose journal has been read completely.
  ///   - ending: How it ended.
  ///   - index: The index of its slot.
  func conclude(_ child: WatchedChild, _ ending: ProcessEnd, _ index: Int) {
    guard end == nil else {
      child.process.group?.end()
      return appendUnattributedOutput(child.remainingOutput())
    }
    if folder.hasGivenUp(child.number) {
      if !child.running.isEmpty, folder.isLimited(child.number) {
        concludeLimited(child, ending, index)
        release(child)
      } else {
        release(child)
        moveToTemporaryFolder()
      }
    } else if child.ended != nil {
      slots[index].finished(child, settings)
      concludeDone(child, ending)
    } else {
      let isConclusive = concludeTooSoon(child, ending, index)
      let isFruitless = child.resultCount == 0 && !isConclusive
      let isFromOutside = child.isKilledFromOutside(ending)
      if slots[index].recordEarlyEnd(isFromOutside: isFromOutside, isFruitless: isFruitless) {
        stop(.stuck(processes: slots[index].fruitlessEnds))
      }
      if child.work.share == .oneTest, child.begunCount > 1 || child.resultCount > 0 {
        interruptedProcesses.insert(child.number)
      }
      release(child)
    }
  }

  /// Handles the end of a child that has done its work, which must exit with code 0.
  private func concludeDone(_ child: WatchedChild, _ ending: ProcessEnd) {
    let output = child.remainingOutput()
    guard ending != .exited(code: 0) else { return appendUnattributedOutput(output) }
    let left = child.process.group?.end() ?? ""
    var crash = CrashOutput(output)
    if !left.isEmpty { crash.output = crash.output.endingLine + left }
    let what =
      child.isLingering
      ? "Process did not exit within \(WatchedChild.exitLimit.inSeconds) seconds"
      : "\(ending)"
    reportUnattributed(
      "\(what) after the last test, but expected it to exit with code 0", crash, child)
    appendUnattributedOutput(crash.output)
  }

  /// Handles the end of a child that could write nothing more because of its own limits.
  private func concludeLimited(_ child: WatchedChild, _ ending: ProcessEnd, _ index: Int) {
    let output = child.remainingOutput(keptBy: settings.fullOutput)
    let now = clock.elapsed
    if child.running.count == 1, let test = child.running.first {
      slots[index].suspects?.hasCrashed = true
      recordResult(test.unrecorded(output, process: child.number, now: now), test)
    } else {
      slots[index].suspects = CrashSuspects(
        child.running, ending, CrashOutput(output), process: child.number, at: now)
    }
    _ = slots[index].recordEarlyEnd(isFromOutside: false, isFruitless: false)
  }

  /// Handles the end of a child in the middle of its work.
  ///
  /// - Returns: Whether the end led to a result, to suspected tests, or to a suite that cannot be listed.
  private func concludeTooSoon(
    _ child: WatchedChild, _ ending: ProcessEnd, _ index: Int
  ) -> Bool {
    // The time to read its output is not part of the test's time.
    let now = child.crashTime ?? clock.elapsed
    let left = child.process.group?.end() ?? ""
    let output = child.remainingOutput(keptBy: settings.fullOutput)
    if let (key, limit) = child.overdue, let test = child.running.first(where: { $0.key == key }) {
      recordResult(
        test.timedOut(limit, output: output.endingLine + left, process: child.number, now: now),
        test)
      return true
    }
    // A test that began in the meantime runs again.
    if child.exitReason == .toContinueElsewhere || child.isKilledInVain {
      // A suspected test that made its process leave has a result that says why.
      slots[index].suspects?.hasCrashed = true
      appendUnattributedOutput(output)
      return false
    }
    var crash = CrashOutput(output)
    if !left.isEmpty { crash.output = crash.output.endingLine + left }
    switch child.running.count {
    case 0: return concludeBetweenTests(child, ending, crash, index)
    // Another test may have ended since the child saw several running.
    case 1 where child.exitReason != .anyMayBeToBlame:
      let test = child.running[0]
      slots[index].suspects?.hasCrashed = true
      recordResult(test.crashed(ending, crash, process: child.number, now: now), test)
    default:
      slots[index].suspects = CrashSuspects(
        child.running, ending, crash, process: child.number, at: now)
    }
    return true
  }

  private func concludeBetweenTests(
    _ child: WatchedChild, _ ending: ProcessEnd, _ crash: CrashOutput, _ index: Int
  ) -> Bool {
    // A kill from outside does not depend on what the process is doing.
    let isListing = child.lastEnded == nil && !child.isKilledFromOutside(ending)
    let suite = isListing ? ListingRecord.interrupted(child.listing) : nil
    if let suite { unlistableSuites.insert(suite) }
    // The same problem need not be reported again.
    if suite == nil, child.resultCount == 0, slots[index].fruitlessEnds > 0 { return false }
    let what =
      child.idleLimit.map { "Process did not continue within \($0.inSeconds) seconds" }
      ?? "\(ending)"
    reportUnattributed("\(what) \(child.whereabouts)", crash, child)
    appendUnattributedOutput(crash.output)
    return suite != nil
  }

  /// Records the result of a test whose process ended before it could record it.
  func recordResult(_ result: TestResult, _ test: InterruptedTest) {
    if !test.isSuiteHook, ledger.hasResult(of: test.key) { return recordAnotherResult(result) }
    if !test.isReported {
      ledger.apply(.testStarted(result.test, iteration: result.iteration))
    }
    for failure in result.failures.dropFirst(test.failures.count) {
      ledger.apply(
        .failure(
          TestFailure(
            test: result.test.id, iteration: result.iteration, failure: failure,
            isExpected: false, isLate: false, attempt: result.attempt)))
    }
    let isTriedAgain =
      !result.isSuiteHook && result.attempt <= settings.retries && !hasFailedTooOften
    var finalResult = result
    if !isTriedAgain { finalResult.earlierAttempts = ledger.attempts(at: test.key) }
    let event = isTriedAgain ? TestEvent.testRetried(finalResult) : .testFinished(finalResult)
    journal.record(event)
    ledger.apply(event)
    stopOthersIfNeeded()
    // Without the result in the journal, the next process would end the same way.
    if journal.isIncomplete, moveToTemporaryFolder() { journal.record(event) }
  }

  /// Records the result of a test case that already had one, and ran again with others of its
  /// function.
  private func recordAnotherResult(_ result: TestResult) {
    journal.record(.testFinished(result))
    for var failure in result.failures {
      failure.message = "\(result.test.id), which ran again: \(failure.message)"
      reportUnattributed(failure)
    }
  }

  private func reportUnattributed(_ message: String, _ crash: CrashOutput, _ child: WatchedChild) {
    reportUnattributed(
      ReportedFailure(
        message: crash.explained(message),
        callSite: crash.callSite ?? child.lastEnded?.callSite ?? launch.callSite))
  }

  func reportUnattributed(_ failure: ReportedFailure) {
    let event = TestEvent.unattributed(failure)
    journal.record(event)
    ledger.apply(event)
  }

  private func appendUnattributedOutput(_ output: String) {
    guard unattributedOutput.utf8.count < ReportLimits.attachments else { return }
    unattributedOutput += output
  }
}
#endif
