#if canImport(ObjectiveC)
public import Foundation

/// What `TestCase` inherits from: the Objective-C runtime finds tests in classes of its own.
public typealias TestCaseRoot = NSObject
#else
/// What `TestCase` inherits from where there is no Objective-C runtime.
@MainActor open class TestCaseRoot {
  /// Makes an instance.
  public init() {}
}
#endif

/// The base class of suites that are written as XCTest's are, as in PlaygroundTester.
///
/// Each test gets an instance of its own. Tests and hooks run on the main actor; a synchronous test
/// runs on the main thread. Plain structs, classes and actors can be suites too.
///
/// ```swift
/// @TestSuite
/// final class CartTests: TestCase {
///   var cart = Cart()
///
///   override func setUp() throws { cart.add("apple") }
///
///   func testCounts() { AssertEqual(cart.count, other: 1) }
/// }
/// ```
@MainActor
open class TestCase: TestCaseRoot {
  /// Makes the instance that one test runs in.
  public required override init() { super.init() }

  /// Runs once before all tests of the suite.
  open class func setUp() {}

  /// Runs once before all tests of the suite, and before the synchronous hook.
  ///
  /// - Throws: An error, to fail the suite without running its tests, or ``TestSkip``, to skip them.
  open class func setUp() async throws {}

  /// Runs before each test.
  ///
  /// If it throws, the test is not run, but `tearDown` is.
  ///
  /// - Throws: An error, to fail the test, or ``TestSkip``, to skip it.
  open func setUp() throws {}

  /// Runs before each test, and before the synchronous hook.
  ///
  /// - Throws: An error, to fail the test, or ``TestSkip``, to skip it.
  open func setUp() async throws {}

  /// Runs after each test.
  ///
  /// - Throws: An error, to fail the test.
  open func tearDown() throws {}

  /// Runs after each test, and after the synchronous hook.
  ///
  /// - Throws: An error, to fail the test.
  open func tearDown() async throws {}

  /// Runs once after all tests of the suite.
  open class func tearDown() {}

  /// Runs once after all tests of the suite, and after the synchronous hook.
  ///
  /// - Throws: An error, to fail the suite.
  open class func tearDown() async throws {}

  /// Adds work to be done after the running test and before `tearDown`, last added first.
  ///
  /// - Parameter block: The work. An error that it throws fails the test.
  public func addTeardownBlock(_ block: @escaping @MainActor () async throws -> Void) {
    #if LITMUS_RUNNER
    RunningTest.current?.addTeardownBlock(block)
    #endif
  }
}
