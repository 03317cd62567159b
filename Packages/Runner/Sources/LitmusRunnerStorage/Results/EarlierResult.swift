#if LITMUS_RUNNER
internal import LitmusRunnerReports
package import LitmusRunnerCore
package import Foundation

/// The results of an app's tests in earlier launches.
package struct EarlierResults: Sendable {
  /// The tests that ran, with their results.
  package private(set) var tests: [TestID: EarlierResult] = [:]
  /// Whether these are all tests that there were, so that any other test is new.
  package private(set) var areAll = false

  /// Makes an empty collection.
  package init() {}

  /// Reads the stored results; none if there is no file yet.
  ///
  /// - Parameter folder: The folder with the results.
  package init(in folder: URL) {
    let results = EarlierResult.store(in: folder).results()
    areAll = results.hasAllTests
    for (suite, records) in results.suites {
      for (name, record) in records {
        tests[TestID(module: suite.module, suite: suite.name, name: name)] =
          EarlierResult(record)
      }
    }
  }
}

/// The last result of a test in an app's earlier launches.
package struct EarlierResult: Sendable, Hashable {
  /// The outcome; the reason of a skipped test is not stored.
  package var outcome: TestOutcome
  /// How long it took.
  package var duration: Duration

  /// Stores the results of a run's tests for later launches.
  ///
  /// - Parameters:
  ///   - events: All events of the run.
  ///   - folder: The folder with the results.
  ///   - isWhole: Whether the run has all existing tests, so that the results of others are
  ///     removed.
  /// - Returns: A closure that blocks its thread until the results are in the file.
  package static func storeResults(
    of events: TestEvents, in folder: URL, isWhole: Bool
  ) -> @Sendable () -> Void {
    let feed = ReporterFeed(
      reporters: [StoreReporter(store: store(in: folder), isWhole: isWhole)])
    feed.start(events)
    return { _ = feed.wait() }
  }

  /// Returns the store of the results in a folder.
  static func store(in folder: URL) -> ResultStore {
    ResultStore(
      path: ResultStore.path(in: LitmusFolder(path: folder.path)), warn: warnOnStandardError)
  }

  fileprivate init(_ record: TestRecord) {
    outcome = TestOutcome(record.outcome)
    duration = .seconds(record.seconds)
  }
}
#endif
