import Foundation
import LitmusRunner

final class FirstTests: TestCase, ListedSuite {
  func testPasses() { AssertEqual(1, other: 1) }
  func testFails() { AssertEqual([1, 2, 3], other: [1, 3], message: "list") }
  func testAsync() async throws { try await Task.sleep(for: .milliseconds(1)) }
  func testSeedSample() {
    let expectation = Expectation(name: "Wait for main thread")
    DispatchQueue.main.async { expectation.fulfill() }
    AssertExpectations([expectation], timeout: 2)
  }
  func testTimesOut() {
    AssertExpectations([Expectation(name: "never")], timeout: 0.01)
  }
  static var tests: TestList<FirstTests> {
    var list = TestList(make: FirstTests.init)
    list.add("testPasses") { $0.testPasses() }
    list.add("testFails") { $0.testFails() }
    list.add("testAsync") { try await $0.testAsync() }
    list.add("testSeedSample") { $0.testSeedSample() }
    list.add("testTimesOut") { $0.testTimesOut() }
    return list
  }
}

let runner = TestRunner()
let events = runner.events()
let reading = Task.detached { for await event in events { dump(event, maxDepth: 4) } }
print(runner.runBlocking())
