public import LitmusResettable
internal import LitmusSpies
internal import XCTest

/// A test case with Litmus's checks and clean-up, as ``Testing/Trait/litmus`` for Swift Testing.
///
/// An expectation that nothing waits for is a failure, `Resettable` properties are reset and released after
/// each test, and each test has its own static stubs and calls, where fakes exist.
///
/// ```swift
/// final class CartTests: LitmusTestCase {
///   @Resettable var sut: Cart! = Cart()
///
///   func testStartsEmpty() { XCTAssertEqual(sut.items, []) }
/// }
/// ```
open class LitmusTestCase: ResettableTestCase {
  /// Runs a test in a scope of its own.
  open override func invokeTest() {
    #if LITMUS_FAKES
    SpyScope.run { super.invokeTest() }
    #else
    super.invokeTest()
    #endif
  }
}
