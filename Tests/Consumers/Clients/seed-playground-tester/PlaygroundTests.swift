import LitmusPlaygroundTester
import XCTest

// Where there is no Objective-C runtime, a list names the tests.
extension SampleTests: ListedSuite {
  static var tests: TestList<SampleTests> {
    var list = TestList(make: { SampleTests() })
    list.add("testSample") { $0.testSample() }
    list.add("testSampleThrowing") { try $0.testSampleThrowing() }
    list.add("testAssertions") { $0.testAssertions() }
    list.add("testSampleAssertUnwrap") { try $0.testSampleAssertUnwrap() }
    list.add("testSampleExpectation") { $0.testSampleExpectation() }
    list.add("testSettingsOfExpectations") { $0.testSettingsOfExpectations() }
    list.add("testMainQueue") { $0.testMainQueue() }
    #if !swift(>=6)
    list.add("testOtherThread") { $0.testOtherThread() }
    #endif
    list.add("testQualifiedNames") { try $0.testQualifiedNames() }
    list.add("testHelpers") { $0.testHelpers() }
    list.add("testFailsOnce") { $0.testFailsOnce() }
    return list
  }
}

final class PlaygroundTests: XCTestCase {
  @MainActor func testTheSuiteRunsAsInPlaygroundTester() async {
    let runner = TestRunner(lists: [AnyTestList(SampleTests.tests)])
    let events = runner.events()
    SampleTests.calls = []
    _ = await runner.run()
    XCTAssertEqual(SampleTests.calls, ["class setUp", "class tearDown"])
    var failed: [String] = []
    for await case .testFinished(let result) in events where !result.failures.isEmpty {
      failed.append(result.test.id.name)
      XCTAssertEqual(result.failures.count, 1, "\(result.failures)")
    }
    XCTAssertEqual(failed, ["testSampleThrowing", "testHelpers", "testFailsOnce"])
  }
}
