public import LitmusRunner

/// What names one suite in one program.
public struct SuiteID: Sendable, Hashable, Codable {
  /// The module that the suite stands in.
  public var module: String
  /// The suite's name, with the types around it.
  public var name: String

  /// Makes an identifier.
  public init(module: String, name: String) {
    self.module = module
    self.name = name
  }

  /// The suite of a test.
  public init(of test: TestID) {
    self.init(module: test.module, name: test.suite)
  }
}
