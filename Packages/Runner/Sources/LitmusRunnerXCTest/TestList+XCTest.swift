#if !canImport(ObjectiveC)
@_spi(Litmus) internal import LitmusReporting
public import LitmusRunnerCore
public import XCTest

extension TestList where Subject: XCTestCase {
  /// Creates a list from the `allTests` of an XCTest case, which Linux needs anyway; XCTest runs the tests.
  ///
  /// ```swift
  /// final class CartXCTests: XCTestCase, ListedSuite {
  ///   func testAdds() { XCTAssertEqual(1 + 1, 2) }
  ///   func testLoads() async throws { … }
  ///
  ///   static var allTests: [(String, (CartXCTests) -> () throws -> Void)] {
  ///     [("testAdds", testAdds), ("testLoads", asyncTest(testLoads))]
  ///   }
  ///   static var tests: TestList<CartXCTests> { TestList(xctest: allTests) }
  /// }
  /// ```
  ///
  /// A test that is neither a synchronous method of the class nor wrapped in `asyncTest` fails with
  /// a message that says so.
  ///
  /// - Parameters:
  ///   - allTests: The tests' names and methods, typed as XCTest's `testCase` expects them or as
  ///     the compiler infers it.
  ///   - tags: Tags that each test of the suite has.
  ///   - file: The path of the suite's file.
  ///   - line: The line of the suite, which is also that of its tests.
  @MainActor public init<Method>(
    xctest allTests: [(String, Method)],
    tags: [String] = [],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      xctest: Subject.self, tags: tags,
      file: file, line: line)
    #if LITMUS_RUNNER
    for (name, method) in allTests {
      add(name, line: line, body: listedBody(of: method, in: Subject.self))
    }
    #endif
  }

  /// Creates an empty list for the tests of an XCTest case, which are then added one by one.
  ///
  /// This way, each has its own line and tags, may have arguments, and may be isolated to the main actor:
  ///
  /// ```swift
  /// static var tests: TestList<CartXCTests> {
  ///   var list = TestList(xctest: CartXCTests.self)
  ///   list.add("testAdds", tags: ["quick"]) { $0.testAdds() }
  ///   return list
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - tags: Tags that each test of the suite has.
  ///   - file: The path of the suite's file.
  ///   - line: The line of the suite.
  public init(
    xctest type: Subject.Type,
    tags: [String] = [],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    #if LITMUS_RUNNER
    self.init(host: .xctest, tags: tags, callSite: CallSite(file: file, line: line))
    #else
    let make: @MainActor () throws -> Subject = { throw CancellationError() }
    self.init(tags: tags, file: file, line: line, make: make)
    #endif
  }
}

#if LITMUS_RUNNER
extension TestHost where Subject: XCTestCase {
  fileprivate static var xctest: TestHost {
    TestHost(
      run: { body, test in HostedCase(test).run(body) },
      setUp: { test in HostedCase(test).runHook(Subject.setUp) },
      tearDown: { test in HostedCase(test).runHook(Subject.tearDown) })
  }
}
#endif
#endif
