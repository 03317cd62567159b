public import XCTest

/// A test case that resets and releases its ``Resettable`` properties when a test has ended.
///
/// XCTest keeps every test case to the end of the run, with all that it holds. A subclass that
/// overrides `tearDown()` still has its subjects there until it calls `super.tearDown()`.
open class ResettableTestCase: XCTestCase {
  open override func tearDown() {
    resetResettables(of: self)
    super.tearDown()
  }
}
