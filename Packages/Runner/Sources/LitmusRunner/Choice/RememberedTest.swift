#if LITMUS_RUNNER
package import Foundation

/// What an app knows of its tests from earlier launches.
package struct RememberedTests: Sendable {
  /// The tests that ran.
  package private(set) var tests: [TestID: RememberedTest] = [:]
  /// Whether those are all that there were, so that others are new.
  package private(set) var areAll = false

  /// Knows nothing.
  package init() {}

  /// Reads what is known; nothing if there is no file yet.
  ///
  /// - Parameter folder: The folder with the results.
  package init(in folder: URL) {
    let results = RememberedTest.store(in: folder).results()
    areAll = results.hasAllTests
    for (suite, records) in results.suites {
      for (name, record) in records {
        tests[TestID(module: suite.module, suite: suite.name, name: name)] =
          RememberedTest(record)
      }
    }
  }
}

/// What an app knows of a test from its earlier launches.
package struct RememberedTest: Sendable, Hashable {
  /// How it ended; the reason of a skipped one is not kept.
  package var outcome: TestOutcome
  /// How long it took.
  package var duration: Duration

  /// Keeps what the tests of a run come to, for later launches.
  ///
  /// - Parameters:
  ///   - events: All events of the run.
  ///   - folder: The folder with the results.
  ///   - isWhole: Whether the run has all tests there are, so that others are forgotten.
  /// - Returns: What returns, and blocks its thread until then, when the results are in the file.
  package static func keep(
    _ events: TestEvents, in folder: URL, isWhole: Bool
  ) -> @Sendable () -> Void {
    let feed = ReporterFeed(
      reporters: [StoreReporter(store: store(in: folder), isWhole: isWhole)])
    feed.start(events)
    return { _ = feed.wait() }
  }

  /// The file of results in a folder.
  static func store(in folder: URL) -> ResultStore {
    ResultStore(
      path: ResultStore.path(in: LitmusFolder(path: folder.path)), warn: warnOnStandardError)
  }

  fileprivate init(_ record: TestRecord) {
    outcome =
      switch record.outcome {
      case .passed: .passed
      case .failed: .failed
      case .skipped: .skipped(reason: "")
      case .failedAsExpected: .failedAsExpected
      case .crashed: .crashed
      case .timedOut: .timedOut
      case .flaky: .flaky
      }
    duration = .seconds(record.seconds)
  }
}
#endif
