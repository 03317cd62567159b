import LitmusPlaygroundTester
import XCTest

final class PlaygroundXCTests: XCTestCase {
  @MainActor func testTheSuiteRunsAsInPlaygroundTester() async {
    let runner = TestRunner(lists: [AnyTestList(SampleTests.tests)])
    let events = runner.events()
    SampleTests.calls = []
    _ = await runner.run()
    XCTAssertEqual(SampleTests.calls, ["class setUp", "class tearDown"])
    var failed: [String] = []
    for await case .testFinished(let result) in events where !result.failures.isEmpty {
      failed.append(result.test.id.name)
    }
    XCTAssertEqual(failed, ["testSampleThrowing"])
  }
}
