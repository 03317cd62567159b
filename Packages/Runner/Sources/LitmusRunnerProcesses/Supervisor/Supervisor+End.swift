#if LITMUS_RUNNER && (os(macOS) || os(Linux))
package import LitmusRunnerCore
internal import LitmusReporting

// MARK: - When the run is over
extension Supervisor {
  /// Ends the run.
  ///
  /// It is a failure if tests did not run, unless the command line allows that.
  ///
  /// The failure is not written to a journal, because another process may resume this run.
  ///
  /// - Parameter end: Why the run is over.
  /// - Returns: The summary of the run.
  package func finish(_ end: SupervisionEnd) -> TestRunSummary {
    // A run that was stopped is resumed with the next attempts.
    if case .done = end { ledger.concludeAttempts() }
    let hasFailed = !ledger.summary.isSuccess
    let endsEarly = hasFailedTooOften || settings.stopsAfterFailedIteration && hasFailed
    let callSite = interrupted.first?.callSite ?? launch.callSite
    return ledger.end(
      after: clock.elapsed,
      countsAllRepetitions: !(settings.stopsAfterFailedIteration && hasFailed)
    ) { notRun in
      let message: String? =
        switch end {
        case .interrupted(let signal): "The run was stopped by \(signalName(signal))\(whileRunning)"
        case .failed(let problem): withoutStop(problem)
        case .rebuilt: "The program was rebuilt while its tests ran"
        // Otherwise it has been reported already.
        case .stuck where !hasFailed: "Processes ended without running a test"
        case .refused(let error) where !hasFailed: withoutStop(error.description)
        case .done where notRun > 0 && !endsEarly:
          "\(counted(notRun, "test")) did not run"
        case .stuck, .refused, .done: nil
        }
      return message.map {
        ReportedFailure(
          message: $0 + ", but expected all tests to run", callSite: callSite)
      }
    }
  }
}

extension Supervisor {
  /// The tests that were running when the run was stopped, as the end of a sentence.
  private var whileRunning: String {
    guard let first = interrupted.first else { return "" }
    let others = interrupted.count - 1
    return " while \(first.id)"
      + (others > 0 ? " and \(counted(others, "other")) were running" : " was running")
  }
}

/// Returns a sentence without its period, as the beginning of another sentence.
private func withoutStop(_ sentence: String) -> String {
  sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
}

extension TestEvent {
  /// Returns the event of a failure that belongs to no test.
  static func unattributed(_ failure: ReportedFailure) -> TestEvent {
    .failure(
      TestFailure(
        test: nil, iteration: nil, failure: failure, isExpected: false, isLate: false))
  }
}
#endif
