#if LITMUS_FAKES
internal import LitmusFakes
public import XCTest

/// A test case class whose tests each have their own static stubs and calls.
///
/// Each test runs in a `SpyScope`, including `setUp`, `tearDown` and the blocks of
/// `addTeardownBlock`, synchronous or not. The class methods `setUp()` and `tearDown()` run outside of it.
///
/// Your own base class does not need this superclass; it only needs this override:
///
/// ```swift
/// override func invokeTest() {
///   SpyScope.run { super.invokeTest() }
/// }
/// ```
open class SpyScopeTestCase: XCTestCase {
  /// Runs a test in a scope.
  open override func invokeTest() {
    SpyScope.run { super.invokeTest() }
  }
}
#endif
