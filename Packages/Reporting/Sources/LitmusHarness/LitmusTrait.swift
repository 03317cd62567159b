public import Testing

/// A trait whose tests run within something of Litmus, such as a default timeout.
///
/// Use it as ``Testing/Trait/defaultTimeout(_:)``; other modules have others of its kind.
public struct LitmusTrait: TestTrait, SuiteTrait, TestScoping {
  /// Runs a test.
  @_spi(Litmus)
  public typealias Scope =
    @Sendable (_ test: @Sendable () async throws -> Void) async throws -> Void

  /// Runs a test, within what the trait is for.
  @_spi(Litmus) public let run: Scope

  /// Makes a trait.
  ///
  /// - Parameter run: Runs a test.
  @_spi(Litmus)
  public init(_ run: @escaping Scope) { self.run = run }

  /// Always `true`: the trait of a suite applies to each test in it, also to those of nested suites.
  public var isRecursive: Bool { true }

  /// Runs a test or, of a parameterized test, one test case.
  ///
  /// - Parameters:
  ///   - test: The test or its suite.
  ///   - testCase: The test case, or `nil` for a whole suite.
  ///   - function: The test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if testCase == nil { try await function() } else { try await run(function) }
  }
}
