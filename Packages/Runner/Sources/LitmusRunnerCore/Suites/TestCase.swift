@_spi(Litmus) internal import LitmusReporting

#if canImport(ObjectiveC)
public import Foundation

/// The superclass of `TestCase`: the Objective-C runtime finds tests in its own classes.
@_documentation(visibility: internal)
public typealias TestCaseRoot = NSObject
#else
/// The superclass of `TestCase` where there is no Objective-C runtime.
@_documentation(visibility: internal)
@MainActor open class TestCaseRoot {
  /// Makes an instance.
  public init() {}
}
#endif

/// The base class of suites in the style of XCTest, as in PlaygroundTester.
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

  /// Adds a block that runs after the running test and before `tearDown`, last added first.
  ///
  /// Calling it outside of a test, or after the test's teardown blocks have run, is a failure.
  ///
  /// - Parameters:
  ///   - file: The path of the file of the call.
  ///   - line: The line in it.
  ///   - block: The block. An error that it throws fails the test.
  public func addTeardownBlock(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ block: @escaping @MainActor () async throws -> Void
  ) {
    #if LITMUS_RUNNER
    let test = RunningTest.current
    if let test, !test.isSuiteHook, test.addTeardownBlock(block) { return }
    let problem =
      test.map { $0.isSuiteHook } ?? true
      ? "outside of a test, but expected to be called in one"
      : "when the test's teardown blocks had run, but expected to be called before"
    reportFailure(
      ReportedFailure(
        message: "addTeardownBlock was called \(problem), so that its block does not run. "
          + "To fix this, call it in setUp(), in the test or in a Task { } made there",
        callSite: .current(file, line)))
    #endif
  }
}
