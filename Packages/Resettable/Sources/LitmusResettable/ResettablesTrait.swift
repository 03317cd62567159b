public import Testing
internal import LitmusResettableCore

/// A trait that resets the ``Resettable`` properties made during a test when the test has ended.
///
/// Use it as ``Testing/Trait/resetsResettables``.
public struct ResettablesTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether an object that is alive after its reset is a failure, unless its property declines.
  public var checksForLeaks = false
  /// How long an object may take to go.
  public var gracePeriod: Duration = .zero

  /// Whether the tests of nested suites have the trait too: they have.
  public var isRecursive: Bool { true }

  /// Runs a test, and then resets what was made in it.
  ///
  /// - Parameters:
  ///   - test: The test or its suite.
  ///   - testCase: The case of the test, or `nil` around a whole suite.
  ///   - function: The test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await withResettables(
      checksForLeaks: checksForLeaks, within: gracePeriod, operation: function)
  }
}

extension Trait where Self == ResettablesTrait {
  /// Resets and releases the ``Resettable`` properties made during a test when it has ended.
  ///
  /// ```swift
  /// @Suite(.resetsResettables) struct CartTests {
  ///   @Resettable(onReset: Cart.close) var sut: Cart! = Cart()
  ///
  ///   @Test func startsEmpty() { #expect(sut.items == []) }
  /// }
  /// ```
  ///
  /// On a suite it applies to each of its tests, and to those of the suites in it. Each test, and
  /// each case of a parameterised one, has its own. They are reset also when the test throws.
  public static var resetsResettables: Self { ResettablesTrait() }

  /// Resets and releases the ``Resettable`` properties made during a test, and looks for leaks.
  ///
  /// - Parameters:
  ///   - checksForLeaks: Whether an object that is alive after its reset is a failure, unless its
  ///     property says otherwise.
  ///   - gracePeriod: How long objects may take to go. A negative duration is taken as zero, the
  ///     default.
  /// - Returns: The trait.
  public static func resetsResettables(
    checksForLeaks: Bool,
    within gracePeriod: Duration = .zero
  ) -> Self {
    ResettablesTrait(checksForLeaks: checksForLeaks, gracePeriod: gracePeriod)
  }
}
