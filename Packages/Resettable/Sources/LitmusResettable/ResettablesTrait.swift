public import Testing
internal import LitmusResettableCore

/// A trait that resets the `Resettable` properties made during a test when the test has ended.
///
/// Use it as ``Testing/Trait/resetsResettables``.
public struct ResettablesTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether an object that is alive after its reset is a failure, unless its property says otherwise.
  var checksForLeaks = false
  /// How long an object may take to be released.
  var gracePeriod: Duration = .zero

  /// Always `true`: the trait also applies to the tests of nested suites.
  public var isRecursive: Bool { true }

  /// Runs a test, and then resets the properties that were made in it.
  ///
  /// - Parameters:
  ///   - test: The test or its suite.
  ///   - testCase: The case of the test, or `nil` for a whole suite.
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
  /// Resets and releases the `Resettable` properties made during a test when it has ended.
  ///
  /// ```swift
  /// @Suite(.resetsResettables) struct CartTests {
  ///   @Resettable(onReset: Cart.close) var sut: Cart! = Cart()
  ///
  ///   @Test func startsEmpty() { #expect(sut.items == []) }
  /// }
  /// ```
  ///
  /// On a suite, it applies to each of its tests, and to those of nested suites. Each test, and each
  /// case of a parameterized test, has its own properties. They are also reset when the test throws.
  public static var resetsResettables: Self { ResettablesTrait() }

  /// Resets and releases the `Resettable` properties made during a test, and checks for leaks.
  ///
  /// - Parameters:
  ///   - checksForLeaks: Whether an object that is alive after its reset is a failure, unless its
  ///     property says otherwise.
  ///   - gracePeriod: How long objects may take to be released. A negative duration is treated as zero,
  ///     the default.
  /// - Returns: The trait.
  public static func resetsResettables(
    checksForLeaks: Bool,
    within gracePeriod: Duration = .zero
  ) -> Self {
    ResettablesTrait(checksForLeaks: checksForLeaks, gracePeriod: gracePeriod)
  }
}
