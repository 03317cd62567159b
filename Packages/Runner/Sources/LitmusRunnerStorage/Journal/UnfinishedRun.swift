#if LITMUS_RUNNER
package import LitmusRunnerCore
package import Foundation

/// A run of an app's tests that is unfinished, because the app ended.
package struct UnfinishedRun: Sendable {
  /// The tests that were running when the app ended.
  package let running: [TestID]
  /// The fingerprint of the run's tests: see ``TestRunner/fingerprint``.
  package var fingerprint: String? { folder.header.plan }
  private let events: [TestEvent]
  private let folder: RunFolder

  /// Finds the newest unfinished run, which no other process can resume while this value exists.
  ///
  /// - Parameter journal: The folder in ``TestRunOptions/journal``.
  /// - Returns: `nil` if there is none.
  package init?(in journal: URL) {
    let newest = try? RunFolder.lastUnfinished(
      in: LitmusFolder(path: journal.path), where: { $0.plan != nil })
    guard let newest else { return nil }
    folder = newest
    var earlier = EarlierProcesses(of: newest)
    running = earlier.judge().compactMap { event in
      if case .testFinished(let result) = event { result.test.id } else { nil }
    }
    events = earlier.events
  }

  /// Returns whether a runner resumes this run: it has the same tests, of the same build.
  @MainActor package func isResumable(by runner: TestRunner) -> Bool {
    fingerprint == runner.fingerprint
  }

  /// Discards the run, and keeps only the results of its tests.
  ///
  /// - Parameter results: The folder with the results.
  package func giveUp(keepingResultsIn results: URL) {
    let reporter = StoreReporter(store: EarlierResult.store(in: results), isWhole: false)
    for event in events { reporter.receive(event) }
    reporter.finish()
    folder.remove()
  }
}

extension TestRunner {
  /// A fingerprint of the tests of this run, in this build of the program.
  package var fingerprint: String { plan.fingerprint }
}
#endif
