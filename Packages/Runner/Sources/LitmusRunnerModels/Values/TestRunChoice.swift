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

/// The identifier of a suite in a program.
public struct SuiteID: Sendable, Hashable, Codable {
  /// The module that the suite is in.
  public var module: String
  /// The suite's name, including the enclosing types.
  public var name: String

  /// Creates an identifier.
  public init(module: String, name: String) {
    self.module = module
    self.name = name
  }

  /// Creates the identifier of a test's suite.
  public init(of test: TestID) {
    self.init(module: test.module, name: test.suite)
  }
}
