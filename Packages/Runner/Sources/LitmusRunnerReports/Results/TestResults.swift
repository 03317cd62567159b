#if LITMUS_RUNNER
package import LitmusRunnerCore

/// The last result of each test of a program.
package struct TestResults: Equatable {
  /// The identity of a suite.
  package struct Suite: Hashable {
    package var module: String
    package var name: String
  }

  /// The results by suite and by the test's name.
  ///
  /// A run may read and write ten thousand of them at its end: hashing the suite's name for each
  /// one would take most of that time.
  package var suites: [Suite: [String: TestRecord]] = [:]

  /// Whether the results include a run of all tests, so that a test without a result did not exist
  /// then.
  package var hasAllTests = false

  /// Makes a collection without results.
  package init() {}

  /// Whether there are no results.
  package var isEmpty: Bool { suites.isEmpty }

  /// The result of a test.
  package subscript(test: TestID) -> TestRecord? {
    get { suites[Suite(module: test.module, name: test.suite)]?[test.name] }
    set { suites[Suite(module: test.module, name: test.suite), default: [:]][test.name] = newValue }
  }

  /// When the last of the tests ended, in seconds since 1970.
  package var lastDate: Double? { suites.values.lazy.flatMap(\.values).map(\.date).max() }

  /// Returns whether the suite of a test has run.
  func hasSuite(of test: TestID) -> Bool {
    suites[Suite(module: test.module, name: test.suite)] != nil
  }

  /// Returns whether a test failed when it last ran, or its suite's set-up or tear-down did.
  package func hasFailed(_ test: TestID) -> Bool {
    guard let suite = suites[Suite(module: test.module, name: test.suite)] else { return false }
    return ([test.name] + TestID.hookNames).contains { suite[$0]?.outcome.isFailure == true }
  }

  /// Returns how long a test took when it last ran; `nil` if it never ran.
  package func seconds(of test: TestID) -> Double? {
    self[test].flatMap { $0.outcome == .skipped ? nil : $0.seconds }
  }

  /// Adds the results of a run.
  ///
  /// Another run may have ended in the meantime: of two results of a test, the later one is kept.
  ///
  /// - Parameters:
  ///   - results: The tests' results, and those of set-ups and tear-downs that failed.
  ///   - isWhole: Whether the run had all existing tests, so that the results of others are
  ///     removed.
  package mutating func add(_ results: TestResults, isWhole: Bool) {
    if isWhole {
      hasAllTests = true
      suites = suites.filter { results.suites[$0.key] != nil }
    }
    for (suite, new) in results.suites {
      var known = suites[suite] ?? [:]
      if isWhole { known = known.filter { new[$0.key] != nil } }
      // A set-up that has nothing to report has no result.
      for hook in TestID.hookNames where new[hook] == nil { known[hook] = nil }
      known.merge(new) { known, new in
        var later = known.date > new.date ? known : new
        later.since = min(known.since, new.since)
        return later
      }
      suites[suite] = known
    }
  }
}
#endif
