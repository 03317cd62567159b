#if canImport(ObjectiveC)
public import Foundation
#else
/// The superclass of `BackgroundTestCase` where there is no Objective-C runtime.
@_documentation(visibility: internal)
open class _BackgroundTestCaseRoot {
  /// Makes an instance.
  public init() {}
}
#endif

#if canImport(ObjectiveC)
/// The superclass of `BackgroundTestCase`: the Objective-C runtime finds tests in its own classes.
@_documentation(visibility: internal)
public typealias _BackgroundTestCaseRoot = NSObject
#endif

/// The base class of suites whose tests and hooks run on a background thread, as PlaygroundTester's do.
///
/// Unlike ``TestCase``, it belongs to no actor. Each test gets an instance of its own, which is made on
/// the main thread.
///
/// ```swift
/// @TestSuite
/// final class StoreTests: BackgroundTestCase {
///   func testSaves() {
///     let saved = DispatchQueue.main.sync { store.save() }
///     Assert(saved)
///   }
/// }
/// ```
open class BackgroundTestCase: _BackgroundTestCaseRoot, BackgroundSuite {
  /// Makes the instance that one test runs in.
  public override init() { super.init() }

  /// Runs once before all tests of the suite.
  open class func setUp() {}

  /// Runs before each test.
  ///
  /// If it throws, the test is not run, but `tearDown` is.
  ///
  /// - Throws: An error, to fail the test, or ``TestSkip``, to skip it.
  open func setUp() throws {}

  /// Runs after each test.
  ///
  /// - Throws: An error, to fail the test.
  open func tearDown() throws {}

  /// Runs once after all tests of the suite.
  open class func tearDown() {}
}
