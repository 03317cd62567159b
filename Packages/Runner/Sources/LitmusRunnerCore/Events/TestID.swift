/// The identifier of a test in a program: its suite and its own name.
///
/// It is the same in every run, so that a report of one run can choose the tests of the next.
public struct TestID: Sendable, Hashable, Codable {
  /// The module of the suite.
  public var module: String
  /// The suite's name, with its enclosing types, as in `CartTests` or `Cart.DiscountTests`.
  public var suite: String
  /// The test's name, with the argument of a parameterized test, as in `testAdds` or
  /// `testDoubles(3)`.
  public var name: String

  /// Makes an identifier.
  public init(module: String, suite: String, name: String) {
    self.module = module
    self.suite = suite
    self.name = name
  }
}

extension TestID: CustomStringConvertible {
  /// The suite and the test, as `--filter` matches them: `CartTests/testAdds`.
  public var description: String { "\(suite)/\(name)" }

  /// The same with the module: `MyApp.CartTests/testAdds`.
  package var fullName: String { "\(module).\(suite)/\(name)" }

  /// Whether it names a suite's own set-up or tear-down, which does not run alone.
  package var isSuiteHook: Bool { Self.hookNames.contains(name) || suite == Self.scripts }

  /// Whether it names a suite's set-up.
  package var isSuiteSetUp: Bool { name == Self.classSetUp || name == Self.suiteSetUp }

  /// The suite that reports show the scripts of a run in.
  package static let scripts = "Scripts of litmus-test.json"
  /// The set-up of a class of XCTest.
  package static let classSetUp = "class setUp"
  /// The set-up of a suite of Swift Testing: its traits, and its tests' arguments.
  package static let suiteSetUp = "suite set-up"
  package static let hookNames = [classSetUp, suiteSetUp, "class tearDown"]
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
