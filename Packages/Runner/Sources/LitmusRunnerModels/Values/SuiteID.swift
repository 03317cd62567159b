public import LitmusRunnerCore

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
