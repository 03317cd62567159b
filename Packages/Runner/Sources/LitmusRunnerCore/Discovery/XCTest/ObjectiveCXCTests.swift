#if LITMUS_RUNNER && canImport(ObjectiveC)
private import Foundation
@_spi(Litmus) private import LitmusReporting
private import ObjectiveC

/// The search for the XCTest cases of this program, without linking XCTest.
@MainActor enum ObjectiveCXCTests {
  /// A test as XCTest would run it.
  private struct Test {
    var selector: String
    /// An NSInvocation.
    var invocation: AnyObject
  }

  /// Returns the classes that have tests; none without XCTest, or if XCTest itself runs them.
  static func lists() -> [AnyTestList] {
    let isForeign = XCTestProcess.isRunByXCTest(
      program: CommandLine.arguments.first ?? "",
      environment: ProcessInfo.processInfo.environment)
    guard !isForeign, let root = NSClassFromString("XCTestCase") else { return [] }
    return ObjectiveCClasses.descendants(of: root).compactMap { type in
      let tests = tests(of: type)
      return tests.isEmpty ? nil : list(of: type, tests)
    }
  }

  /// Returns the tests of a class, including those that it inherits or creates at run time.
  private static func tests(of type: AnyClass) -> [Test] {
    let invocations = ObjectiveCObject(type as AnyObject).get("testInvocations")?.object
    return (invocations as? [AnyObject] ?? [])
      .compactMap { invocation in
        ObjectiveCObject(invocation).selector("selector").map {
          Test(selector: String(cString: sel_getName($0)), invocation: invocation)
        }
      }
      .sorted { $0.selector < $1.selector }
  }

  private static func list(of type: AnyClass, _ tests: [Test]) -> AnyTestList {
    let suite = ObjectiveCObject(type as AnyObject)
    let names = XCTestProcess.testNames(ofSelectors: tests.map(\.selector))
    let invocations = Dictionary(
      zip(names, tests.map(\.invocation)), uniquingKeysWith: { first, _ in first })
    let host = TestHost<AnyObject>(
      run: { _, test in
        guard let invocation = invocations[test.description.id.name] else { return }
        ObjectiveCXCTestRun.run(invocation, of: suite, as: test)
      },
      setUp: { _ in suite.send("setUp") },
      tearDown: { _ in suite.send("tearDown") })
    // The runtime knows the module, but neither the file nor the line.
    let (module, name) = AnyTestList.names(of: type)
    var list = TestList(
      host: host, tags: [],
      callSite: CallSite(fileID: "\(module)/\(name)", filePath: "", line: 0, column: 0))
    for name in names { list.add(name, line: 0) { _ in } }
    return AnyTestList(list, of: type)
  }
}
#endif
