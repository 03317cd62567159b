import Testing

@testable import LitmusRunnerCore

@Suite(.serialized) struct `The configuration of test runs` {
  @Test
  func `shows no tests in a program that was not started to run them, until the app says so`() {
    defer { TestRunnerConfiguration.reset() }
    #expect(!TestRunnerConfiguration.isTesting)
    TestRunnerConfiguration.isTesting = true
    #expect(TestRunnerConfiguration.isTesting)
    TestRunnerConfiguration.isTesting = false
    #expect(!TestRunnerConfiguration.isTesting)
  }
}
