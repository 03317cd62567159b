#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusReporting

// MARK: - When the run is over
extension Supervisor {
  /// Ends the run; that tests are missing is a failure, unless the command line has it so.
  ///
  /// The failure stands in no journal, because another run may go on with this one.
  ///
  /// - Parameter end: Why the run is over.
  /// - Returns: What it came to.
  func finish(_ end: SupervisionEnd) -> TestRunSummary {
    let hasFailed = !ledger.summary.isSuccess
    let endsEarly = hasFailedTooOften || settings.stopsAfterFailedIteration && hasFailed
    let callSite = launch.callSite
    return ledger.end(
      after: clock.elapsed,
      countsAllRepetitions: !(settings.stopsAfterFailedIteration && hasFailed)
    ) { notRun in
      let message: String? =
        switch end {
        case .interrupted(let signal): "The run was stopped by \(signalName(signal))"
        case .failed(let problem): withoutStop(problem)
        // Otherwise it has been said already.
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

/// A sentence as the beginning of another.
private func withoutStop(_ sentence: String) -> String {
  sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
}

extension TestEvent {
  /// A failure that belongs to no test.
  static func unattributed(_ failure: ReportedFailure) -> TestEvent {
    .failure(
      TestFailure(
        test: nil, iteration: nil, failure: failure, isExpected: false, isLate: false))
  }
}
#endif
