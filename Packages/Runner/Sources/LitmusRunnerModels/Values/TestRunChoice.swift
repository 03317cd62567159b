public import LitmusRunner

/// Which tests are to run.
public enum TestRunChoice: Sendable, Hashable {
  /// All tests.
  case all
  /// Those that failed when they last ran, and all of a suite whose set-up or tear-down did.
  case failed
  /// Those that the filter shows.
  case visible
  /// Those of one suite.
  case suite(SuiteID)
  /// One test; if it names the set-up or tear-down of a suite, all tests of the suite.
  case test(TestID)
  /// Some tests.
  case tests(Set<TestID>)
}

/// Why a run was not begun.
public enum TestRunRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// Another run is under way.
  case alreadyRunning
  /// The program has no tests.
  case noTests
  /// There are tests, but none of them was chosen.
  case nothingChosen

  /// What a person is told.
  public var description: String {
    switch self {
    case .alreadyRunning: "Tests are running already. Stop them, or wait until they are done."
    case .noTests:
      "No test was found in this program: add @TestSuite to a type with tests."
    case .nothingChosen: "No test was chosen."
    }
  }
}
