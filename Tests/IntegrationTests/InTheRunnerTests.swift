import Litmus
import LitmusRunner
import Testing

@MainActor @Suite struct `All packages, inside the runner` {
  @Test func `pass, and report their failures to the runner's test`() async {
    let runner = TestRunner(lists: [AnyTestList(RunnerSuite.tests)])
    let events = runner.events()
    let summary = await runner.run()
    var results: [TestResult] = []
    for await case .testFinished(let result) in events { results.append(result) }

    #if DEBUG
    let fix = ""
    #else
    let fix =
      ". To fix this, run the tests in debug if it is one of assert or assertionFailure: release "
      + "builds leave them out"
    #endif
    #expect(results.map(\.outcome) == [.passed, .passed, .failed, .failed])
    #expect(
      results[2].failures.map(\.message) == [
        "Received headlines 0 times, but expected at least 1 time\nRecorded calls: none",
        "Expected 2, but was 1 after 1 try, timing out after 0.0 seconds",
      ])
    #expect(
      results[3].failures.map(\.message) == [
        "Called isOpen of FakeNewsService, but expected a stub that answers it\nStubs: none\n"
          + "To fix this, write FakeNewsService.when(.isOpen).andReturn(…)",
        "Closure returned, but expected a trap\(fix)",
      ])
    #expect(summary.failedTests.map(\.name) == ["testFails", "testFailsWithoutStubOrTrap"])
  }
}

// MARK: - Fixtures

/// The suite that the test above runs with the runner.
private final class RunnerSuite: TestCase, ListedSuite {
  func testPasses() async throws {
    let service = FakeNewsService()
    let newsstand = Newsstand(service: service)
    newsstand.load(topic: "Rain")
    try await expectToEventuallyEqual(
      actual: { newsstand.headlines.count }, expected: 2, timeout: 30)
    expectReceived(service.calls(.headlines, "Rain"))
  }

  func testFails() async throws {
    expectReceived(FakeNewsService().calls(.headlines))
    try await expectToEventuallyEqual(actual: { 1 }, expected: 2, timeout: .zero)
  }

  func testTrapsAndKeepsStaticMembersToItself() {
    SpyScope.run {
      FakeNewsService.when(.isOpen).andReturn(true)
      expectThrowsAssertion(containing: "true") { fatalError("\(FakeNewsService.isOpen())") }
      expectReceived(FakeNewsService.calls(.isOpen), times: 1)
    }
  }

  func testFailsWithoutStubOrTrap() {
    SpyScope.run {
      expectThrowsAssertion { _ = FakeNewsService.isOpen() }
    }
  }

  static var tests: TestList<RunnerSuite> {
    var list = TestList(make: RunnerSuite.init)
    list.add("testPasses") { try await $0.testPasses() }
    list.add("testTrapsAndKeepsStaticMembersToItself") {
      $0.testTrapsAndKeepsStaticMembersToItself()
    }
    list.add("testFails") { try await $0.testFails() }
    list.add("testFailsWithoutStubOrTrap") { $0.testFailsWithoutStubOrTrap() }
    return list
  }
}
