#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
@_spi(Litmus) internal import LitmusReporting

// MARK: - When a child has ended
extension Supervisor {
  /// Draws the conclusions from how a child ended.
  ///
  /// - Parameters:
  ///   - child: The child, of which everything has been read.
  ///   - ending: How it ended.
  ///   - index: Its place among those side by side.
  func conclude(_ child: WatchedChild, _ ending: ProcessEnd, _ index: Int) {
    guard end == nil else { return keep(child.untakenOutput()) }
    if folder.hasGivenUp(child.number) {
      release(child)
      moveElsewhere()
    } else if child.ended != nil {
      slots[index].finished(child, settings)
      concludeDone(child, ending)
    } else {
      let isConclusive = concludeTooSoon(child, ending, index)
      let isFruitless = child.resultCount == 0 && !isConclusive
      let isFromOutside = child.isKilledFromOutside(ending)
      if slots[index].noteDeath(isFromOutside: isFromOutside, isFruitless: isFruitless) {
        stop(.stuck(processes: slots[index].fruitlessDeaths))
      }
      if child.work.share == .oneTest, child.begunCount > 1 || child.resultCount > 0 {
        cutShort.insert(child.number)
      }
      release(child)
    }
  }

  /// A child that has done its work was to exit.
  private func concludeDone(_ child: WatchedChild, _ ending: ProcessEnd) {
    let output = child.untakenOutput()
    guard ending != .exited(code: 0) else { return keep(output) }
    let crash = CrashOutput(output)
    let what =
      child.isLingering
      ? "Process did not exit within \(WatchedChild.exitLimit.inSeconds) seconds"
      : "\(ending)"
    reportUnattributed(
      "\(what) after the last test, but expected it to exit with code 0", crash, child)
    keep(crash.output)
  }

  /// Draws the conclusions from a child that ended in the middle of its work.
  ///
  /// - Returns: Whether anything was found out by it.
  private func concludeTooSoon(
    _ child: WatchedChild, _ ending: ProcessEnd, _ index: Int
  ) -> Bool {
    // Reading what it wrote is not the test's time.
    let now = child.crashTime ?? clock.elapsed
    let output = child.untakenOutput()
    if let (test, limit) = child.overdue {
      give(test.timedOut(limit, output: output, process: child.number, now: now), test)
      return true
    }
    let isBlameless =
      child.departure == .toGoOn
      && (child.running.isEmpty || settings.runsInParallel)
    if isBlameless {
      // A suspect that had its process left behind has a result that says why.
      slots[index].suspicion?.hasCrashed = true
      keep(output)
      return false
    }
    let crash = CrashOutput(output)
    switch child.running.count {
    case 0: return concludeBetweenTests(child, ending, crash, index)
    // Another may have ended since the child saw several.
    case 1 where child.departure != .anyMayBeToBlame:
      let test = child.running[0]
      slots[index].suspicion?.hasCrashed = true
      give(test.crashed(ending, crash, process: child.number, now: now), test)
    default:
      slots[index].suspect(
        Suspicion(child.running, ending, crash, process: child.number, at: now))
    }
    return true
  }

  private func concludeBetweenTests(
    _ child: WatchedChild, _ ending: ProcessEnd, _ crash: CrashOutput, _ index: Int
  ) -> Bool {
    // Who kills a process from outside does not look at what that is at.
    let isListing = child.lastEnded == nil && !child.isKilledFromOutside(ending)
    let suite = isListing ? SuiteListing.interrupted(child.listing) : nil
    if let suite { unlistable.insert(suite) }
    // The same again need not be said again.
    if suite == nil, child.resultCount == 0, slots[index].fruitlessDeaths > 0 { return false }
    let what =
      child.idleLimit.map { "Process did not go on within \($0.inSeconds) seconds" } ?? "\(ending)"
    reportUnattributed("\(what) \(child.whereabouts)", crash, child)
    keep(crash.output)
    return suite != nil
  }

  /// Gives a test the result that its process did not live to give.
  func give(_ result: TestResult, _ test: InterruptedTest) {
    if !test.isSuiteHook, ledger.knows(test.key) { return giveAgain(result) }
    if !test.isTold {
      ledger.note(.testStarted(result.test, iteration: result.iteration))
    }
    for failure in result.failures.dropFirst(test.failures.count) {
      ledger.note(
        .failure(
          TestFailure(
            test: result.test.id, iteration: result.iteration, failure: failure,
            isExpected: false, isLate: false, attempt: result.attempt)))
    }
    let isTriedAgain =
      !result.isSuiteHook && result.attempt <= settings.retries && !hasFailedTooOften
    var verdict = result
    if !isTriedAgain { verdict.earlierAttempts = ledger.attempts(at: test.key) }
    let event = isTriedAgain ? TestEvent.testRetried(verdict) : .testFinished(verdict)
    journal.record(event)
    ledger.note(event)
    stopOthersIfNeeded()
    // Without a verdict in the journal, the next process would run into the same.
    if journal.isIncomplete, moveElsewhere() { journal.record(event) }
  }

  /// Takes the verdict of a row that had a result, and ran again because others of its function did.
  private func giveAgain(_ result: TestResult) {
    journal.record(.testFinished(result))
    for var failure in result.failures {
      failure.message = "\(result.test.id), which ran again: \(failure.message)"
      reportUnattributed(failure)
    }
  }

  private func reportUnattributed(_ message: String, _ crash: CrashOutput, _ child: WatchedChild) {
    reportUnattributed(
      ReportedFailure(
        message: message + crash.suffix,
        callSite: crash.callSite ?? child.lastEnded?.callSite ?? launch.callSite))
  }

  func reportUnattributed(_ failure: ReportedFailure) {
    let event = TestEvent.unattributed(failure)
    journal.record(event)
    ledger.note(event)
  }

  private func keep(_ output: String) { looseOutput += output }
}
#endif
