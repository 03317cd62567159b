#if LITMUS_FAKES
internal import LitmusFakes
public import Testing

/// A trait whose tests compare the values of a type with a closure.
///
/// Use it as ``Testing/Trait/equality(of:by:)``.
public struct EqualityTrait<Value>: TestTrait, SuiteTrait, TestScoping {
  /// Returns whether two values are equal.
  let areEqual: @Sendable (Value, Value) -> Bool

  /// Always `true`: the trait also applies to the tests of nested suites.
  public var isRecursive: Bool { true }

  /// Runs a test that compares the values of the type with the closure.
  ///
  /// - Parameters:
  ///   - test: The test or its suite.
  ///   - testCase: The test case, or `nil` for a whole suite.
  ///   - function: The test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withEquality(of: Value.self, by: areEqual) { try await function() }
  }
}

extension Trait {
  /// Has the conditions of a test compare the values of a type with a closure.
  ///
  /// ```swift
  /// @Suite(.equality(of: Location.self) { $0.id == $1.id }) struct MapTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - areEqual: A closure that returns whether two values are equal.
  public static func equality<Value>(
    of type: Value.Type, by areEqual: @escaping @Sendable (Value, Value) -> Bool
  ) -> Self where Self == EqualityTrait<Value> { Self(areEqual: areEqual) }
}
#endif
