public import LitmusRunnerCore

/// Which tests to run.
public enum TestRunChoice: Sendable, Hashable {
  /// All tests.
  case all
  /// Tests that failed when they last ran, and all tests of a suite whose set-up or tear-down failed.
  case failed
  /// Tests that match the filter.
  case visible
  /// The tests of one suite.
  case suite(SuiteID)
  /// One test; for the set-up or tear-down of a suite, all tests of the suite.
  case test(TestID)
  /// Some tests.
  case tests(Set<TestID>)
}

/// Why a run was not started.
public enum TestRunRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// Another run is in progress.
  case alreadyRunning
  /// The program has no tests.
  case noTests
  /// There are tests, but none of them was selected.
  case nothingChosen

  /// The text that the UI shows.
  public var description: String {
    switch self {
    case .alreadyRunning: "Tests are running already. Stop them, or wait until they are done."
    case .noTests:
      "No test was found in this program: add @TestSuite to a type with tests."
    case .nothingChosen: "No test was chosen."
    }
  }
}
