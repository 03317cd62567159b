internal import LitmusSpiesCore
public import XCTest

/// A test case each of whose tests has static stubs and calls of its own.
///
/// Each test runs in a ``LitmusSpiesCore/SpyScope``, with `setUp`, `tearDown` and the blocks of
/// `addTeardownBlock`, synchronous or not. The class methods `setUp()` and `tearDown()` are outside of it.
///
/// A base class of one's own needs no other superclass for that, but this:
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
