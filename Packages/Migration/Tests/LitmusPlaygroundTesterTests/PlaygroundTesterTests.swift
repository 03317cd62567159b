import LitmusPlaygroundTester
import LitmusReporting
import LitmusRunnerCore
import Testing

@MainActor @Suite struct `PlaygroundTester's names` {
  @Test func `are all there, and its suites run off the main thread`() async {
    let results = await results(of: PlaygroundSuite.self)
    #expect(results.map { $0.failures.map(\.message) } == [[], [], [], [], []])
    #expect(results.map(\.outcome) == Array(repeating: .passed, count: 5))
  }

  @Test func `take the location of a helper's caller`() async throws {
    let results = await results(of: FailingPlaygroundSuite.self)
    let helpers = try #require(results.first)
    #expect(
      helpers.failures.map(\.message) == [
        "Value was false, but expected true - m",
        "Value was true, but expected false",
        "Value was 1, but expected 2",
        "Value was 1, but expected any other",
        "Value was 1, but expected nil",
        "Value was nil, but expected one that is not",
        "Value was false, but expected true",
        "Value was nil, but expected a value of type Int",
        "Expectation \"forgotten\" was never awaited, but expected to be. "
          + "To fix this, pass it to waitForExpectations",
      ])
    let line = helpers.failures[0].callSite.line
    #expect(
      helpers.failures.map { $0.callSite.line - line } == [0, 0, 0, 0, 0, 0, 0, 1, 2])
  }

  @Test func `report expectations that fail, each once`() async {
    let results = await results(of: FailingPlaygroundSuite.self)
    #expect(
      results.dropFirst().map { $0.failures.map(\.message) } == [
        ["Error Jam was thrown, but expected none"],
        [
          "Timed out after 0.0 seconds waiting for 1 of 1 expectation: \"never\" was fulfilled "
            + "0 times, but expected 1 time"
        ],
        ["Expectation \"once\" was fulfilled 2 times, but expected 1 time"],
        ["Inverted expectation \"never\" was fulfilled 1 time, but expected 0 times"],
      ])
  }

  @Test func `configure the runner`() {
    #expect(PlaygroundTester.PlaygroundTesterConfiguration.isTesting == false)
    PlaygroundTesterConfiguration.isTesting = true
    #expect(PlaygroundTester.PlaygroundTesterConfigurator.isTesting)
    PlaygroundTesterConfigurator.isTesting = false
    #expect(!TestRunnerConfiguration.isTesting)
  }

  private func results<Suite: ListedSuite>(of suite: Suite.Type) async -> [TestResult] {
    let runner = TestRunner(lists: [AnyTestList(Suite.tests)])
    let events = runner.events()
    _ = await runner.run()
    var results: [TestResult] = []
    for await case .testFinished(let result) in events { results.append(result) }
    return results
  }
}
